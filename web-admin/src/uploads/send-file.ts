import type { ProblemDetails } from '@comptoir/contracts';
import { callHeaders, goToSignIn } from '../providers/http.ts';

export type Sent = { readonly ok: true; readonly body: string } | { readonly ok: false; readonly problem: string };

/**
 * Sends one file and says how far it is. `fetch` cannot report what has left the machine; XMLHttpRequest can.
 * 201 is success, anything else a refusal (specification 001 §7); a lost line is refused under `connection.lost`.
 */
export function sendFile(
  url: string,
  file: File,
  { key, onProgress, signal }: { key: string; onProgress: (share: number) => void; signal?: AbortSignal },
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'text';
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    const lost = () => resolve({ ok: false, problem: 'connection.lost' });
    request.onerror = lost;
    request.onabort = lost;
    request.onload = () => {
      if (request.status === 401) goToSignIn();
      else if (request.status === 201) resolve({ ok: true, body: request.responseText });
      else resolve({ ok: false, problem: refusalOf(request.responseText) });
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

function refusalOf(text: string): string {
  try {
    return (JSON.parse(text) as Partial<ProblemDetails>).detail ?? 'server.unreadable';
  } catch {
    return 'server.unreadable';
  }
}

import type { Session } from './session.ts';

/** Sends a file as the drop zone does; the answer is left to the caller. */
export function upload(
  session: Session,
  file: { name: string; bytes: Uint8Array; type?: string },
  idClient?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  form.set(
    'file',
    new File([file.bytes as Uint8Array<ArrayBuffer>], file.name, { type: file.type ?? 'application/pdf' }),
  );
  const query = idClient ? `?idClient=${encodeURIComponent(idClient)}` : '';
  return session.call(`/api/bill/upload${query}`, { method: 'POST', body: form, headers });
}

/** What somebody outside answered: its status, and its JSON; undefined where that was none. */
export interface OutsideAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** More than any of those asked has to say about one firm. */
const MOST_BYTES = 262_144;

/**
 * Asks a service outside for JSON, with no trust in what comes: a redirect is none of the configured hosts and fails, and
 * so does an answer that takes longer than `withinMs`, headers and body together, or is larger than 256 kB.
 * @throws Error of fetch, TimeoutError, or that the answer is too large
 */
export async function askJson(url: URL, init: RequestInit, withinMs: number): Promise<OutsideAnswer> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
  const text = await textOf(answer);
  return { status: answer.status, body: parsed(text) };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Counted as they come, after they are unpacked: a small answer may unpack to a large one.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { Problem } from './problem.ts';

/** What @fastify/multipart says of a form with more parts, fields or files than were allowed. */
const TOO_MANY = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT', 'FST_FILES_LIMIT']);

/**
 * The parts of a multipart form (`() => request.parts({ limits })`), one after the other. Whatever the parser says of a
 * form is the sender's affair: no boundary, a header that is none, an end that comes too early.
 * @throws Problem request.tooLarge for too many parts, request.malformed for the rest
 */
export async function* formParts<Part>(open: () => AsyncIterable<Part>): AsyncGenerator<Part> {
  const iterator = await reading(() => open()[Symbol.asyncIterator]());
  try {
    for (;;) {
      const next = await reading(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function reading<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { code } = error as { code?: unknown };
    throw new Problem(typeof code === 'string' && TOO_MANY.has(code) ? 'request.tooLarge' : 'request.malformed');
  }
}

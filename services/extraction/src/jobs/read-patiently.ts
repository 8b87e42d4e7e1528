import type { ReadOptions, SeenReading } from '../read/read-options.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { ReadInput } from '../worker/protocol.ts';

type Reader = { read(input: ReadInput, options?: ReadOptions): Promise<SeenReading> };

/**
 * Reads a document, and one that took too long or too much once more at a lower resolution: a huge photograph that is
 * read roughly is worth more than none.
 * @throws ReadRefusal of the second attempt, which tells of both
 */
export async function readPatiently(reader: Reader, input: ReadInput, options: ReadOptions): Promise<SeenReading> {
  try {
    return await reader.read(input, options);
  } catch (first) {
    if (!isOverrun(first)) throw first;
    try {
      return await reader.read(input, { ...options, coarse: true });
    } catch (second) {
      if (!(second instanceof ReadRefusal)) throw second;
      const message = `${second.message}; it was the second attempt, at a lower resolution, after: ${first.message}`;
      throw new ReadRefusal(second.code, message, { cause: second });
    }
  }
}

const isOverrun = (error: unknown): error is ReadRefusal =>
  error instanceof ReadRefusal && (error.code === 'TIMED_OUT' || error.code === 'OUT_OF_MEMORY');

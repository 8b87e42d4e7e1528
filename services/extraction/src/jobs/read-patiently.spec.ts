import type { Reading } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../read/read-options.ts';
import { ReadRefusal } from '../read/refusal.ts';
import { readPatiently } from './read-patiently.ts';

const READING = { route: 'ocr', level: 'PARTIALLY', pages: 1 } as Reading;
const INPUT = { path: '/a/document' };

/** A reader that answers one attempt after another. */
function readerOf(...answers: (Reading | Error)[]) {
  const asked: ReadOptions[] = [];
  return {
    asked,
    async read(_input: unknown, options: ReadOptions = {}): Promise<Reading> {
      const answer = answers[asked.length];
      asked.push(options);
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
  };
}

describe('a document that takes too long or too much', () => {
  it.each(['TIMED_OUT', 'OUT_OF_MEMORY'] as const)('%s: is read once more at a lower resolution', async (code) => {
    const reader = readerOf(new ReadRefusal(code, 'over'), READING);
    await expect(readPatiently(reader, INPUT, { templates: [] })).resolves.toBe(READING);
    expect(reader.asked).toEqual([{ templates: [] }, { templates: [], coarse: true }]);
  });

  it('is given up after that, with both reasons', async () => {
    const reader = readerOf(new ReadRefusal('OUT_OF_MEMORY', '1300 MB'), new ReadRefusal('TIMED_OUT', '120 s'));
    await expect(readPatiently(reader, INPUT, {})).rejects.toMatchObject({
      name: 'ReadRefusal',
      code: 'TIMED_OUT',
      message: expect.stringMatching(/^120 s;.* lower resolution.* 1300 MB$/),
    });
    expect(reader.asked).toHaveLength(2);
  });

  it.each([
    ['refused for another reason', new ReadRefusal('ENCRYPTED', 'a password')],
    ['under which a process died', new Error('died')],
  ])('is not one that was %s: that is told at once', async (_what, error) => {
    const reader = readerOf(error);
    await expect(readPatiently(reader, INPUT, {})).rejects.toBe(error);
    expect(reader.asked).toHaveLength(1);
  });
});

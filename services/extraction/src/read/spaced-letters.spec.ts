import { describe, expect, it } from 'vitest';
import { withoutSpacing } from './spaced-letters.ts';

/** Words of one line: letters five wide and ten high, with gaps of `apart` between letters and `words` between words. */
function lineOf(text: string, { apart, between }: { apart: number; between: number }) {
  let x = 0;
  return text.split(' ').flatMap((word, at) => {
    if (at > 0) x += between - apart;
    return [...word].map((letter) => {
      const box = { text: letter, confidence: 1, x0: x, x1: x + 5, y0: 0, y1: 10 };
      x += 5 + apart;
      return box;
    });
  });
}
const textsOf = (line: Parameters<typeof withoutSpacing>[0]) => withoutSpacing(line).map(({ text }) => text);

describe('letters that are set apart', () => {
  it('are words, parted where the gap is wider', () => {
    expect(textsOf(lineOf('HÔTEL DU PONT-COUVERT', { apart: 4, between: 12 }))).toEqual([
      'HÔTEL',
      'DU',
      'PONT-COUVERT',
    ]);
  });

  it('are as they were where they are few, figures, or columns', () => {
    expect(textsOf(lineOf('E&OE', { apart: 4, between: 12 }))).toEqual(['E', '&', 'O', 'E']);
    expect(textsOf(lineOf('123456', { apart: 4, between: 12 }))).toHaveLength(6);
    expect(textsOf(lineOf('ABCDEFG', { apart: 20, between: 30 }))).toHaveLength(7);
  });

  it('leave the words beside them alone', () => {
    const line = lineOf('FYNBOS BAY', { apart: 4, between: 12 });
    const end = line.at(-1)?.x1 ?? 0;
    const beside = { text: 'Invoice', confidence: 1, x0: end + 4, x1: end + 40, y0: 0, y1: 10 };
    expect(textsOf([...line, beside])).toEqual(['FYNBOS', 'BAY', 'Invoice']);
  });
});

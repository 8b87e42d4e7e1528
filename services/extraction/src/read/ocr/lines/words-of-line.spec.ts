import { expect, it } from 'vitest';
import { LINE_HEIGHT, type LineCut } from './cut-line.ts';
import { wordsOfLine } from './words-of-line.ts';

const [STEP, STROKE] = [8, 5];

/** A line whose letters are strokes, one a step of eight pixels, and a space where there is one; read as `said`. */
function lineOf(drawn: string, said = drawn, { angle = 0, sure = 0.9 } = {}) {
  const width = drawn.length * STEP;
  const pixels = new Uint8Array(width * LINE_HEIGHT).fill(250);
  for (const [at, letter] of [...drawn].entries())
    if (letter !== ' ')
      for (let y = 12; y < 36; y++) pixels.fill(20, y * width + at * STEP + 1, y * width + at * STEP + 1 + STROKE);
  // The picture that it was cut from had half as many pixels.
  const box = { x: 500, y: 300, width: width / 2, height: LINE_HEIGHT / 2, angle };
  const cut: LineCut = { pixels, width, height: LINE_HEIGHT, box };
  const signs = [...said].flatMap((text, step) =>
    text === '~' ? [] : [{ text, probability: step === 1 ? sure : 0.95, step }],
  );
  return wordsOfLine(signs, drawn.length, cut);
}
const textsOf = (words: ReturnType<typeof lineOf>) => words.map(({ text }) => text);

it('words stand around their ink, as sure as their least sure sign', () => {
  const [first, second] = lineOf('TOTAL 12', 'TOTAL 12', { sure: 0.4 });
  expect(first).toMatchObject({ text: 'TOTAL', confidence: 0.4, y0: 294, y1: 306 });
  expect(first?.x0).toBeCloseTo(484 + 0.5, 6);
  expect(first?.x1).toBeCloseTo(484 + (4 * STEP + 1 + STROKE) / 2, 6);
  expect(second).toMatchObject({ text: '12', confidence: 0.95 });
  expect(second?.x0).toBeCloseTo(484 + (6 * STEP + 1) / 2, 6);
});

it('a dash by itself is as high as its line', () => {
  const line = [...'AB - CD'].map((text, step) => ({ text, probability: 0.95, step }));
  const width = 7 * STEP;
  const pixels = new Uint8Array(width * LINE_HEIGHT).fill(250);
  const draw = (step: number, from: number, to: number) => {
    for (let y = from; y < to; y++) pixels.fill(20, y * width + step * STEP + 1, y * width + step * STEP + 1 + STROKE);
  };
  for (const step of [0, 1, 5, 6]) draw(step, 12, 36);
  draw(3, 23, 25);
  const box = { x: 500, y: 300, width, height: LINE_HEIGHT, angle: 0 };
  const words = wordsOfLine(line, 7, { pixels, width, height: LINE_HEIGHT, box });
  expect(words.map(({ text, y0, y1 }) => [text, y0, y1])).toEqual([
    ['AB', 288, 312],
    ['-', 288, 312],
    ['CD', 288, 312],
  ]);
});

it('on a line that rises, words at its right stand higher', () => {
  const [left, right] = lineOf('AB          CD', undefined, { angle: -0.1 });
  expect((left?.y0 ?? 0) - (right?.y0 ?? 0)).toBeCloseTo(12 * (STEP / 2) * Math.sin(0.1), 6);
});

it('a space that was not read is told by its gap, but not among figures', () => {
  expect(textsOf(lineOf('DATE:  12', 'DATE:~~12'))).toEqual(['DATE:', '12']);
  expect(textsOf(lineOf('TOTAL  SUM', 'TOTAL~~SUM'))).toEqual(['TOTAL', 'SUM']);
  expect(textsOf(lineOf('12  34', '12~~34'))).toEqual(['1234']);
  expect(textsOf(lineOf('Nr  .  12', 'Nr~~.~~12'))).toEqual(['Nr.12']);
});

it('a colon behind a letter ends a word, one between figures does not', () => {
  expect(textsOf(lineOf('DATE:12:30'))).toEqual(['DATE:', '12:30']);
  expect(textsOf(lineOf('http://a'))).toEqual(['http://a']);
});

it('a number begins behind the sign that says it is one, and a degree is none', () => {
  const [sign, number] = lineOf('N°40177', undefined, { sure: 0.4 });
  expect([sign?.text, number?.text]).toEqual(['N°', '40177']);
  expect([sign?.confidence, number?.confidence]).toEqual([0.4, 0.95]);
  expect(textsOf(lineOf('20°12'))).toEqual(['20°12']);
});

it('a word ends where its ink does, before what was not read', () => {
  const [word] = lineOf('TOTAL   ##', 'TOTAL~~~~~');
  expect(word?.x1).toBeCloseTo(480 + (4 * STEP + 1 + STROKE) / 2, 6);
});

it('a gap as wide as a column parts figures too', () => {
  expect(textsOf(lineOf('12      34', '12~~~~~~34'))).toEqual(['12', '34']);
});

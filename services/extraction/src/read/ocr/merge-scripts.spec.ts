import { describe, expect, it } from 'vitest';
import type { Word } from '../page-model.ts';
import { arabicWorth, easternWorth, mergeScripts, withFigures } from './merge-scripts.ts';

const word = (text: string, x0: number, confidence: number): Word => ({
  text,
  confidence,
  x0,
  x1: x0 + 60,
  y0: 0,
  y1: 20,
});
const texts = (words: readonly Word[]) => [...words].sort((a, b) => b.x0 - a.x0).map(({ text }) => text);

describe('an image read in two scripts', () => {
  it('has its Arabic words from the one, its figures and Latin words from the other', () => {
    const latin = [word('aw', 500, 0.6), word('pall', 400, 0.8), word('FA-12', 200, 0.91), word('20%', 100, 0.96)];
    const arabic = [
      word('المبلغ', 500, 0.9),
      word('القيمة', 400, 0.66),
      word('2026-0يم', 200, 0),
      word('2096', 100, 0.9),
    ];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['المبلغ', 'القيمة', 'FA-12', '20%']);
  });

  it('keeps figures that were read surely, whatever Arabic data make of them', () => {
    const latin = [word('302.60', 200, 0.99), word('J1', 100, 0.96)];
    const arabic = [word('ضريبة', 200, 0.9), word('يورو', 100, 0.88)];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['302.60', 'يورو']);
  });

  it('keeps an amount to the cent though it is worn, and no other figures', () => {
    const latin = [word('302.60', 200, 0.55), word('302.6', 100, 0.55)];
    const arabic = [word('يورو', 200, 0.9), word('ضريبة', 100, 0.88)];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['302.60', 'ضريبة']);
  });

  it('has no Arabic where what stands there is surely something else', () => {
    const latin = [word('express', 300, 0.96), word('1,234.50', 200, 0.95), word('EUR', 100, 0.96)];
    const arabic = [word('ركس', 300, 0.55), word('ا٣٤٥', 200, 0.6), word('ده', 100, 0.52)];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['express', '1,234.50', 'EUR']);
  });

  it('has eastern digits as figures, in the place of what Latin letters they look like', () => {
    const latin = [word('rV,ÉO', 300, 0.6), word('FA-12', 200, 0.99), word('1,234.50', 100, 0.95)];
    const arabic = [word('٢٧٫٤٥', 300, 0.9), word('٧٨', 200, 0.6), word('٧٢٣٤٫٥٠', 100, 0.9)];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['27.45', 'FA-12', '1,234.50']);
  });

  it('keeps the letters of a currency that touch a figure, and stand alone', () => {
    const latin = [word('I.0..,..SAR', 300, 0.6), word('AED', 200, 0.6)];
    const arabic = [word('١٢٬٥٠٠', 300, 0.9), word('٨٤٥', 200, 0.8)];
    expect(texts(mergeScripts(latin, arabic))).toEqual(['12,500SAR', 'AED']);
  });

  it('has ١ and ٥ for what was read as 1 and 0 on a page of eastern digits alone', () => {
    const [ten, fifteen] = [word('10', 300, 0.98), word('١٥', 300, 0.7)];
    const eastern = [word('٢٣', 200, 0.6), word('٤٦', 100, 0.6)];
    const western = [word('23.40', 200, 0.95), word('46.00', 100, 0.95)];
    const account = word('3704', 400, 0.99);
    expect(texts(mergeScripts([account, ten], [fifteen, ...eastern]))).toEqual(['3704', '15', '23', '46']);
    expect(texts(mergeScripts([ten, ...western], [fifteen]))).toEqual(['10', '23.40', '46.00']);
  });

  it('has a figure where letters were made of it, unless those are much surer', () => {
    const letters = [word('كاارعا', 300, 0.6), word('ضريبة', 200, 0.9), word('يورو', 100, 0.95)];
    const figures = [word('٤٠١٫١٤', 300, 0.5), word('٣', 200, 0.5)];
    expect(texts(withFigures(letters, figures))).toEqual(['٤٠١٫١٤', 'ضريبة', 'يورو']);
  });

  it('shows that it is Arabic by its letters, and a piece of it by digits that are like none of the west', () => {
    const words = [word('ضريبة', 300, 0.9), word('يورو', 300, 0.6), word('٢٧٫٤٥', 200, 0.6), word('١٥', 100, 0.9)];
    expect(arabicWorth(words)).toBe(5);
    expect(easternWorth(words)).toBe(5);
    expect(easternWorth([word('٢٧', 200, 0.4), word('Total', 100, 0.9)])).toBe(0);
  });
});

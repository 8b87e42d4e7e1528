import { describe, expect, it } from 'vitest';
import type { Word } from '../page-model.ts';
import { mergeScripts } from './merge-scripts.ts';

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
});

import type { ReadField } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import type { PageText } from '../page-model.ts';
import { doubtedWhereIllegible } from './hardly-legible.ts';

/** A recognised page of forty words, so many of which are sure. */
function page(sure: number, number = 1, more: Partial<PageText> = {}): PageText {
  const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
  const words = Array.from({ length: 40 }, (_, at) => ({ ...box, text: 'word', confidence: at < sure ? 0.95 : 0.4 }));
  const segments = [{ ...box, words, text: '' }];
  return { number, width: 100, height: 100, rows: [{ ...box, segments, text: '' }], source: 'ocr', ...more };
}
const field = (value: string, on = 1): ReadField => ({ value, confidence: 0.99, source: 'ocr', page: on });
const confidencesOf = (pages: readonly PageText[], on = 1) => {
  const fields = { dueDate: field('2027-03-12', on), grossTotal: field('104.90', on) };
  const { dueDate, grossTotal } = doubtedWhereIllegible(fields, pages);
  return [dueDate?.confidence, grossTotal?.confidence];
};

it('of a page hardly a word of which could be read only what sums prove is certain', () => {
  expect(confidencesOf([page(36)])).toEqual([0.99, 0.99]);
  expect(confidencesOf([page(18)])).toEqual([0.89, 0.99]);
});

it('so it is on a page photographed from so far that no figure has the pixels to be told from another', () => {
  const far = [page(36, 1, { isFar: true })];
  expect(confidencesOf(far)).toEqual([0.89, 0.99]);
  expect(doubtedWhereIllegible({ supplierName: field('Tannery Lane Bindery') }, far).supplierName?.confidence).toBe(
    0.99,
  );
});

it('another page of the document, a text layer and a receipt that was looked at again are no reason', () => {
  expect(confidencesOf([page(36), page(18, 2)])).toEqual([0.99, 0.99]);
  expect(confidencesOf([page(18, 1, { source: 'text' })])).toEqual([0.99, 0.99]);
  expect(confidencesOf([page(18, 1, { again: [page(18)] })])).toEqual([0.99, 0.99]);
});

import type { ReadField } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { withConfidence, withTaughtConfidence } from './calibrate-reading.ts';
import type { CalibrationTable } from './calibration-table.ts';

const table: CalibrationTable = {
  text: {
    invoiceNumber: [
      { from: 0.5, right: 3, of: 4 },
      { from: 0.7, right: 60, of: 60 },
    ],
  },
  ocr: { invoiceNumber: [{ from: 0.5, right: 50, of: 60 }] },
};
const confidenceOf = (confidence: number, source: ReadField['source']) =>
  withConfidence({ invoiceNumber: { value: 'A', confidence, source } }, [], table).invoiceNumber?.confidence;

it('a score is worth what its like was, by its source', () => {
  expect(confidenceOf(0.71, 'text')).toBeCloseTo(0.992, 3);
  expect(confidenceOf(0.69, 'text')).toBeCloseTo(0.7, 3);
  expect(confidenceOf(0.95, 'ocr')).toBeCloseTo(0.828, 3);
});

it.each([
  ['a score lower than any that was measured', 0.4, 0.4],
  ['just below the lowest', 0.49, 0.49],
] as const)('%s stays as it is', (_what, score, confidence) => {
  expect(confidenceOf(score, 'text')).toBe(confidence);
});

it('what was wrong more often than right is not given', () => {
  const poor: CalibrationTable = {
    text: {},
    ocr: {
      vatTotal: [{ from: 0.4, right: 1, of: 4 }],
      supplierName: [
        { from: 0.4, right: 18, of: 42 },
        { from: 0.6, right: 30, of: 42 },
      ],
    },
  };
  const read = (confidence: number) =>
    withConfidence({ supplierName: { value: 'A', confidence, source: 'ocr' } }, [], poor).supplierName;
  expect(read(0.5)).toBeUndefined();
  expect(read(0.7)?.confidence).toBeCloseTo(0.709, 3);
  const rare = withConfidence({ vatTotal: { value: '1.00', confidence: 0.5, source: 'ocr' } }, [], poor);
  expect(rare.vatTotal?.confidence).toBeCloseTo(0.3, 3);
});

it('a field nothing was measured of is never certain', () => {
  const read = withConfidence({ bic: { value: 'A', confidence: 0.97, source: 'text' } }, [], table);
  expect(read.bic?.confidence).toBeLessThan(0.9);
});

it.each(['xml', 'template', 'person'] as const)('what comes from %s keeps its confidence', (source) => {
  expect(confidenceOf(0.97, source)).toBe(0.97);
});

it.each([
  ['DE12345678901234567890', 'ocr', false],
  ['DE12345678901234567890', 'text', true],
  ['DE123456789012', 'text', false],
] as const)('the IBAN %s, which fails its check digits, from %s, is certain: %s', (value, source, isCertain) => {
  const sure: CalibrationTable = {
    text: { iban: [{ from: 0.5, right: 60, of: 60 }] },
    ocr: { iban: [{ from: 0.5, right: 60, of: 60 }] },
  };
  const finding = { code: 'IBAN_CHECK_DIGITS', severity: 'warning', field: 'iban', values: { read: value } } as const;
  const read = withConfidence({ iban: { value, confidence: 0.55, source } }, [finding], sure);
  expect((read.iban?.confidence ?? 0) >= 0.9).toBe(isCertain);
});

it.each([
  ['Muster Handel GmbH', 'text', true],
  ['Herrn Max Muster', 'text', false],
  ['Herrn Max Muster', 'ocr', false],
  ['Max Muster', 'xml', true],
] as const)('the buyer %s from %s is certain: %s', (value, source, isCertain) => {
  const sure: CalibrationTable = {
    text: { buyerName: [{ from: 0.5, right: 60, of: 60 }] },
    ocr: { buyerName: [{ from: 0.5, right: 60, of: 60 }] },
  };
  const read = withConfidence({ buyerName: { value, confidence: 0.95, source } }, [], sure).buyerName;
  expect((read?.confidence ?? 0) >= 0.9).toBe(isCertain);
});

it('a day that is possible and no more is not certain, though all of the samples’ were right', () => {
  const sure: CalibrationTable = { text: { dueDate: [{ from: 0.3, right: 80, of: 80 }] }, ocr: {} };
  const read = (confidence: number) =>
    withConfidence({ dueDate: { value: '2026-03-08', confidence, source: 'text' } }, [], sure).dueDate?.confidence;
  expect(read(0.38)).toBeLessThan(0.9);
  // '06/10/2026', where nothing tells which is the month.
  expect(read(0.48)).toBeLessThan(0.9);
  expect(read(0.5)).toBeGreaterThan(0.9);
});

it('a number that may be the other party’s is not certain, though all of the samples’ were right', () => {
  const sure: CalibrationTable = { text: { supplierVatNumber: [{ from: 0.3, right: 80, of: 80 }] }, ocr: {} };
  const read = (confidence: number) =>
    withConfidence({ supplierVatNumber: { value: 'DE129273398', confidence, source: 'text' } }, [], sure)
      .supplierVatNumber;
  expect(read(0.4)?.confidence).toBeLessThan(0.9);
  expect(read(0.7)?.confidence).toBeGreaterThan(0.9);
});

it('a VAT that adds up and that nothing names is not certain, and one of nought is as sure as its like', () => {
  const sure: CalibrationTable = { text: { vatTotal: [{ from: 0.8, right: 80, of: 80 }] }, ocr: {} };
  const read = (value: string, confidence: number) =>
    withConfidence({ vatTotal: { value, confidence, source: 'text' } }, [], sure).vatTotal?.confidence ?? 0;
  expect([read('18.05', 0.85), read('18.05', 0.93), read('0.00', 0.8)].map((one) => one >= 0.9)).toEqual([
    false,
    true,
    true,
  ]);
});

it('what a template reads is no surer than its like was measured, nor surer than its score', () => {
  const measured: CalibrationTable = {
    ...{ text: {}, ocr: {} },
    template: [
      { from: 0.6, right: 7, of: 10 },
      { from: 0.9, right: 97, of: 100 },
      { from: 0.95, right: 400, of: 400 },
    ],
  };
  const read = (confidence: number, source: ReadField['source'] = 'template') =>
    withTaughtConfidence({ invoiceNumber: { value: 'A', confidence, source } }, measured).invoiceNumber?.confidence;
  expect(read(0.97)).toBe(0.97);
  expect(read(0.92)).toBe(0.89);
  expect(read(0.65)).toBe(0.65);
  expect(read(0.85)).toBeCloseTo(0.682, 3);
  // Lower than any that was measured.
  expect(read(0.55)).toBe(0.55);
  expect(read(0.92, 'text')).toBe(0.92);
});

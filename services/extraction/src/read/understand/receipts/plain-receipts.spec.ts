import { expect, it } from 'vitest';
import { receiptOf, type TillLine } from '../../../testing/typed-receipt.ts';
import type { PageText } from '../../page-model.ts';
import { understand } from '../understand.ts';

/** A receipt of which each look was as sure as said. */
const seenAs = (...looks: readonly (readonly [readonly TillLine[], number])[]): PageText => {
  const [first, ...again] = looks.map(([lines, confidence]) => receiptOf(lines, confidence));
  return { ...(first as PageText), again };
};
const TILL = (day: string): TillLine[] => [
  [day, '11:20'],
  ['Pens x 2', '12.72'],
  ['Total', '12.72'],
];
const HEAD = ['NORTHGATE PAPERS LTD', 'Company No: 04512277', '12 Mill Lane', 'Leeds'];
const till = (name: string, day = '14/03/2018') => [name, ...HEAD.slice(1), ...TILL(day)];
const fieldsOf = (page: PageText) => understand([page]).fields;
/** What no other look bears out, or one contradicts. */
const DOUBTED = 0.6;

it('a name with its legal form that one look reads plainly needs no other, one that it doubts does', () => {
  const worn = [till('NOR THGAE PAERS LD'), 0.7] as const;
  const name = (confidence: number) => fieldsOf(seenAs([till(HEAD[0] ?? ''), confidence], worn)).supplierName;
  expect(name(0.99)?.value).toBe('NORTHGATE PAPERS LTD');
  expect(name(0.99)?.confidence).toBeGreaterThan(0.7);
  expect(name(0.95)?.confidence).toBeLessThanOrEqual(DOUBTED);
});

it('a plain name that begins in small letters has lost its beginning', () => {
  const worn = [till('thg PERS'), 0.7] as const;
  const name = fieldsOf(seenAs([till('rthgate Papers Ltd'), 0.99], worn)).supplierName;
  expect(name?.confidence ?? 0).toBeLessThanOrEqual(DOUBTED);
});

it('a number behind a name that is hard to read says nothing of the name', () => {
  const page = receiptOf(['NORTHGATE PAPERS LTD (123456-X)', ...HEAD.slice(1), ...TILL('14/03/2018')], 0.99);
  const doubted: PageText = {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      segments: row.segments.map((segment) => ({
        ...segment,
        words: segment.words.map((word) => (word.text === '(123456-X)' ? { ...word, confidence: 0.3 } : word)),
      })),
    })),
  };
  expect(fieldsOf(doubted).supplierName).toMatchObject(fieldsOf(page).supplierName ?? {});
});

it('a plain day is disputed by one that another look reads as plainly, and by no worse one', () => {
  const day = (confidence: number) =>
    fieldsOf(seenAs([till(HEAD[0] ?? ''), 0.99], [till(HEAD[0] ?? '', '11/03/2018'), confidence])).issueDate;
  expect(day(0.7)?.value).toBe('2018-03-14');
  expect(day(0.7)?.confidence).toBeGreaterThan(0.7);
  expect(day(0.99)?.confidence).toBeLessThan(DOUBTED);
});

it('a plain day needs no other look that reads it', () => {
  const day = (confidence: number) =>
    fieldsOf(seenAs([till(HEAD[0] ?? ''), confidence], [till(HEAD[0] ?? '', 'l4:O3:20l8'), 0.7])).issueDate;
  expect(day(0.99)?.confidence).toBeGreaterThan(0.7);
  expect(day(0.95)?.confidence).toBeLessThan(DOUBTED);
});

it('of a house and the company that runs it the company sold; where its name is not plain, neither is sure', () => {
  const head = ['THE BELL & ANCHOR', 'Quayside Taverns Limited', 'Wharf Street 4, Hull', ...TILL('14/03/2018')];
  const lost = ['THE BELL & ANCHOR', 'Qua s de Ta erns L', 'Wharf Street 4, Hull', ...TILL('14/03/2018')];
  const name = (confidence: number) => fieldsOf(seenAs([head, confidence], [lost, 0.7], [lost, 0.7])).supplierName;
  expect(name(0.99)?.value).toBe('Quayside Taverns Limited');
  expect(name(0.99)?.confidence).toBeGreaterThan(0.7);
  expect(name(0.9)?.confidence).toBeLessThanOrEqual(DOUBTED);
});

// Reductions and charges in the rows of a table of items.
import { Decimal } from 'decimal.js';
import { weightOf } from '../../labels/label.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';
import { type LineDraft, money } from '../line-draft.ts';

/**
 * A reduction or charge set among the lines is none of them (BG-20, BG-21, BG-27, BG-28). The recogniser loses the colon
 * behind 'REMISE': there the word alone is enough.
 */
export function isAdjustment(row: TextRow, isRecognised: boolean): boolean {
  return row.cells.some((cell) => {
    const label = cell.labels[0];
    return (
      label?.from === 0 &&
      (label.announces || isRecognised || isRateAlone(cell, label.to)) &&
      (weightOf(label, 'discount') === 1 || weightOf(label, 'charges') === 1)
    );
  });
}

/** The same of what only lowers the sum: 'Remise 10%', 'Discount -5.00'. */
export const isReductionOf = (row: TextRow, isRecognised: boolean): boolean =>
  isAdjustment(row, isRecognised) &&
  row.cells.some(({ labels: [label] }) => label?.from === 0 && weightOf(label, 'discount') === 1);

/** 'Portes', 'CARRIAGE - EXPRESS': what is charged, and not that something is ('CHARGE : FRAIS', 'Remise'). */
export const isCalledByName = ({ cells }: TextRow): boolean =>
  cells.every(
    ({ labels, text }) => !/\p{L} ?:/u.test(text) && labels.every((label) => weightOf(label, 'discount') < 1),
  );

/** 'Remise 10%': a label, and nothing but its rate behind it. */
const isRateAlone = ({ words }: Cell, from: number): boolean =>
  words.length > from &&
  /^\(?-?\d{1,2}(?:[.,]\d+)? ?%\)?:?$/.test(
    words
      .slice(from)
      .map(({ text }) => text)
      .join(' '),
  );

/** A reduction by its code ('WELCOME10   -10.00'): below nought, in a table whose items have a quantity and a price, and no item's number. */
export const isVoucher = ({ netTotal, quantity, unitPrice }: LineDraft, { columns }: Header, row: TextRow): boolean =>
  netTotal?.startsWith('-') === true &&
  quantity === undefined &&
  unitPrice === undefined &&
  ['colQuantity', 'colUnitPrice'].every((kind) => columns.some((column) => column.kind === kind)) &&
  !isNumbered(row, columns);

/** 'Uhrazená záloha č. 26ZF063   -92.500,00': what was paid before, counted among the items. */
export const isAdvance = ({ cells }: TextRow, { netTotal }: LineDraft): boolean =>
  netTotal?.startsWith('-') === true &&
  cells.some(({ labels: [label] }) => label?.from === 0 && weightOf(label, 'prepaid') === 1);

/** 'Réductions', alone in its row: of the items above, all amounts below it are taken off. */
export const headsReductions = ({ cells: [cell, ...more] }: TextRow): boolean => {
  const label = cell?.labels[0];
  return more.length === 0 && label?.from === 0 && label.to === cell?.words.length && weightOf(label, 'discount') === 1;
};

/** '12 + 1 à la référence   - 8,19 €' under such a heading: what is taken off, be its sign set apart, and nothing that is counted. */
export const takenOff = ({ place, designation, netTotal }: LineDraft): LineDraft => ({
  place,
  ...(designation !== undefined && { designation }),
  ...(netTotal !== undefined && { netTotal: money(new Decimal(netTotal).abs().negated()) }),
  isReduction: true,
});

/** '5   Treuerabatt   -30.00' among '4' and '6': an item by its number. */
const isNumbered = ({ cells }: TextRow, columns: Header['columns']): boolean =>
  columns.some(
    ({ kind, box }) =>
      kind === 'colPosition' &&
      cells.some((cell) => overlap(cell, box) > 0 && /^\d{1,4}(?:\.\d{1,3})*\.?$/.test(cell.text)),
  );

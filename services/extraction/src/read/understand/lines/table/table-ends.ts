import type { Box } from '../../../page-model.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Meaning } from '../../labels/vocabulary/phrase.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { HeaderColumn } from '../head/header-column.ts';
import { overlap } from '../head/header-columns.ts';
import { isFee } from './fees.ts';
import { headsPayments } from './tables-of-payments.ts';

type Table = { readonly columns: readonly HeaderColumn[] };

/** Whose labels end a table. */
const TOTALS = ['netTotal', 'grossTotal', 'lineSum', 'amountDue', 'vatTotal'] as const satisfies readonly Meaning[];

/** Columns that only what is sold has. */
const OF_ITEMS = [
  'colPosition',
  'colDesignation',
  'colItemCode',
  'colQuantity',
  'colUnit',
  'colUnitPrice',
] as const satisfies readonly Meaning[];

/** What heads a row of sums: those, and what is taken off them ('WHT amount'). */
const HEADED = [...TOTALS, 'prepaid'] as const satisfies readonly Meaning[];

/**
 * 'Special instructions | Subtotal | Tax | Shipping | Total': three headings of sums or more, and none of what is sold. With the
 * base of a tax among them two are enough, and a code is the rate's: 'Code | Base TVA | % | TVA | Total facture'.
 */
export function isRowOfSums({ cells }: Pick<TextRow, 'cells'>): boolean {
  const first = cells.flatMap(({ labels: [label] }) => (label?.from === 0 ? [label] : []));
  const sums = first.filter((label) => HEADED.some((role) => weightOf(label, role) >= 0.6)).length;
  const isOfTaxes =
    first.some((label) => weightOf(label, 'taxBase') >= 1) || cells.some(({ text }) => TAXABLE.test(fold(text)));
  const isOfItems = (label: Label) =>
    OF_ITEMS.some((column) => weightOf(label, column) >= 1 && !(isOfTaxes && column === 'colItemCode'));
  // 'MAIN D'OEUVRE | PIECES | BASE H.T. | MT TVA | TOTAL T.T.C.': with net, tax and total, pieces are what they cost.
  const isWhole = (['netTotal', 'vatTotal', 'grossTotal'] as const).every((role) =>
    first.some((label) => weightOf(label, role) >= 1),
  );
  const isCount = (label: Label) =>
    isWhole &&
    OF_ITEMS.every((column) => column === 'colQuantity' || column === 'colUnit' || weightOf(label, column) < 1);
  return sums >= (isOfTaxes ? 2 : 3) && !first.some((label) => isOfItems(label) && !isCount(label));
}

/** 'HSN/SAC | Taxable | CGST | SGST | Total', over 'Value | Rate | Amount | Rate | Amount | Tax Amount': the base, whose second word is a row lower. */
const TAXABLE = /^taxable$/;

/** 'Subtotal | VAT 20 % | Total' over the three: a row of nothing but totals' labels. */
export function headsTotals({ cells }: TextRow): boolean {
  if (isRowOfSums({ cells })) return true;
  return (
    cells.length >= 2 &&
    cells.every(
      ({ labels: [label], words }) =>
        label?.from === 0 &&
        TOTALS.some((role) => weightOf(label, role) >= 0.6) &&
        words.slice(label.to).every(({ text }) => /^\(?\d[\d.,]* ?%?\)?$|^%$/.test(text) && !/[.,]\d{2}$/.test(text)),
    )
  );
}

/** 'Item(s) Subtotal:', whatever stands before the word. */
function announcesSum({ labels, words, text }: Cell): boolean {
  const last = labels.at(-1);
  return last?.to === words.length && text.endsWith(':') && TOTALS.some((role) => weightOf(last, role) >= 0.6);
}

/** ' 6 ANNOUNCEMENTS   TOTAL GROSS   4,430.00': nothing but a sum's whole name, and that no word of other things. */
const isNamedSum = (cell: Cell, label: Label): boolean =>
  cell.column > 0 &&
  label.to === cell.words.length &&
  label.to - label.from >= 2 &&
  (['netTotal', 'grossTotal', 'lineSum', 'amountDue'] as const).some((role) => weightOf(label, role) >= 1);

/** 'Gesamtpreis   266,24' right of the text, and nothing else in the row: what all items come to, named as each one's total is. */
const isHeadedSum = ({ cells }: TextRow, text: Box | undefined): boolean => {
  const [name, sum, ...more] = cells;
  const [label, ...others] = name?.labels ?? [];
  if (!name || !sum || more.length > 0 || !label || others.length > 0 || !text || name.x0 < text.x1) return false;
  const isWhole = label.from === 0 && label.to === name.words.length;
  return isWhole && weightOf(label, 'colTotal') >= 1 && /\d[.,]\d{2}(?!\d)/.test(sum.text);
};

/**
 * 'HST NS', 'GST' under 'TAX': by which tax the line is taxed, between its text and its amount. Without them it heads a table
 * of taxes, or is a row of that.
 */
const isTaxOfLine = (row: TextRow, cell: Cell, label: Label, header: Table | undefined): boolean =>
  weightOf(label, 'vatTotal') > 0 &&
  !cell.text.endsWith(':') &&
  row.cells.slice(0, cell.column).some(({ text }) => /\p{L}{3}/u.test(text)) &&
  row.cells.slice(cell.column + 1).some(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text)) &&
  (header?.columns ?? []).some(({ kind, box }) => kind === 'colVatRate' && reaches(box, cell, header?.columns ?? []));

/** Over a cell, or right before it and no other column's between: a heading of several words is known by its first. */
const reaches = (box: Box, cell: Cell, columns: readonly HeaderColumn[]): boolean =>
  overlap(box, cell) > 0 ||
  (box.x1 < cell.x0 &&
    cell.x0 - box.x1 < 2 * (cell.y1 - cell.y0) &&
    columns.every((other) => other.box.x0 <= box.x0 || other.box.x0 >= cell.x1));

/**
 * A row that begins with the label of a total; or has one where the table has its quantities and prices, whatever stands
 * under the text ('Notes      Subtotal   12.00'). A word of totals that begins an item's description, with no figure behind
 * it, ends nothing.
 */
export function endsTable(row: TextRow, header?: Table): boolean {
  if (headsTotals(row) || headsPayments(row)) return true;
  const text = header?.columns.find(({ kind }) => kind === 'colDesignation')?.box;
  if (isHeadedSum(row, text)) return true;
  const figures = Math.min(
    Number.POSITIVE_INFINITY,
    ...(header?.columns ?? [])
      .filter(({ kind, box }) => text && box.x0 > text.x1 && kind !== 'colDesignation' && kind !== 'colItemCode')
      .map(({ box }) => box.x0),
  );
  // What stands beside the table, left of it, is none of it.
  const left = Math.min(...(header?.columns ?? []).map(({ box }) => box.x0 - 2 * (box.y1 - box.y0)));
  return row.cells.some((cell) => {
    if (announcesSum(cell) && row.cells.length > cell.column + 1) return true;
    const label = cell.labels[0];
    // '+ IVA :'
    const from = /^[-+=*]+$/.test(cell.words[0]?.text ?? '') ? 1 : 0;
    if (!label || label.from > from || cell.words.length > label.to + 6) return false;
    if (!TOTALS.some((role) => weightOf(label, role) >= 0.6) || isTaxOfLine(row, cell, label, header)) return false;
    if (isFee(cell, label)) return false;
    const hasFigure = /\d/.test(
      [...cell.words.slice(label.to), ...row.cells.slice(cell.column + 1)].map((one) => one.text).join(' '),
    );
    const before = row.cells.slice(0, cell.column).filter(({ x1 }) => x1 > left);
    if (hasFigure && isNamedSum(cell, label) && !before.some(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text))) return true;
    const isFirstFigure = before.every(({ x1, text }) => x1 <= figures || !/\d/.test(text));
    // 'Cuota mensual' under a second column of texts is no tax: a label right of the text has nothing but figures behind it.
    const isBare = cell.words.slice(label.to).every((word) => !/\p{L}/u.test(word.text));
    const isRight = cell.x0 >= figures || (isBare && text !== undefined && cell.x0 > text.x1 && cell.column > 0);
    if (isRight && hasFigure && isFirstFigure) return true;
    const isDescription = text !== undefined && Math.abs(cell.x0 - text.x0) < cell.y1 - cell.y0;
    if (isDescription && !hasFigure && !label.announces) return false;
    return before.every(({ labels }) => labels.length > 0);
  });
}

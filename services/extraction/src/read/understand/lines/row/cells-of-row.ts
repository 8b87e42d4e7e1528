// What a row says beside its figures: the rate of the tax, the text of an item and its code.
import { Decimal } from 'decimal.js';
import { type Box, boundsOf } from '../../../page-model.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { Column, HeaderColumn } from '../head/header-column.ts';
import { overlap } from '../head/header-columns.ts';
import type { Header } from '../head/line-headers.ts';

/** What a cell or a few words say, and where. */
export type Said = { readonly value: string; readonly box: Box };

/** The rate of the tax, as digits: '5.5'; nothing where a row has several of which none is the line's. */
export function rateIn(row: TextRow, header: Header): Said | undefined {
  const columns = header.columns.filter((one) => one.kind === 'colVatRate');
  const [first, ...others] = columns.map(({ box }) => rateAt(row, box));
  // 'CGST 2.5 | SGST 2.5': one half of what the line is taxed.
  return others.some((other) => other && other.value === first?.value && other.value !== '0') ? undefined : first;
}

function rateAt({ cells }: TextRow, column: Box): Said | undefined {
  const cell =
    cells.find((one) => overlap(one, column) > 0) ?? cells.find((one) => /^\d{1,2}(?:[.,]\d+)? ?%/.test(one.text));
  const digits = cell && /(?:^|\s)(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|$)/.exec(cell.text)?.[1];
  return cell && digits ? { value: new Decimal(digits.replace(',', '.')).toFixed(), box: boundsOf([cell]) } : undefined;
}

/**
 * The words under a heading of text, without the amounts among them: the first of several ('Product | Title') that a row has something
 * under.
 */
export function textIn(row: TextRow, header: Header, kind: Column, amounts: readonly Amount[]): Said | undefined {
  for (const column of header.columns) {
    const said = column.kind === kind ? textUnder(column, row, header, amounts) : undefined;
    if (said) return said;
  }
  return undefined;
}

function textUnder(column: HeaderColumn, row: TextRow, header: Header, amounts: readonly Amount[]): Said | undefined {
  const right = Math.min(
    ...header.columns.filter((one) => one.box.x0 > column.box.x1).map((one) => one.box.x0),
    Number.POSITIVE_INFINITY,
  );
  const before = Math.max(...header.columns.map(({ box }) => box.x1).filter((x1) => x1 <= column.box.x0), 0);
  // The first column's heading may be centred over it, so that all of a text stands left of it.
  const isFirst = header.columns.every((one) => one === column || one.box.x0 > column.box.x0);
  const left = row.cells.some((cell) => overlap(cell, column.box) > 0)
    ? undefined
    : row.cells.findLast((cell) => cell.x1 <= column.box.x0);
  const cells = row.cells.filter(
    (cell) =>
      cell.x0 < right &&
      ((isFirst && cell === left) || cell.x1 > column.box.x0 - 4) &&
      (overlap(cell, column.box) > 0 || cell.x0 >= column.box.x0 - 4 || column.kind === 'colDesignation'),
  );
  const words = cells.flatMap((cell) =>
    cell.words.filter(
      (word, index) =>
        (isFirst || word.x0 >= Math.min(before, column.box.x0 - 3 * (word.y1 - word.y0))) &&
        word.x0 < right &&
        !amounts.some((amount) => amount.cell === cell && amount.isMoney && index >= amount.from && index < amount.to),
    ),
  );
  const value = words
    .map((word) => word.text)
    .join(' ')
    .trim();
  return value ? { value, box: boundsOf(words) } : undefined;
}

import { weightOf } from '../../labels/label.ts';
import { taxOfHeading } from '../../lines/head/headings-of-tax.ts';
import { findHeaders, rowsOfLines } from '../../lines/head/line-headers.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/** 'Moms', 'DPH' head a column of rates as well. */
const OF_VAT = ['vatTotal', 'colVatRate', 'colVatAmount'] as const;

/**
 * Whether VAT has a line of its own, or a column with amounts in it; what else the head of a column says of its prices is that they
 * are without ('excl. VAT').
 */
export function namesVat(text: DocumentText, amounts: readonly Amount[]): boolean {
  const heads = findHeaders(text);
  const isHead = ({ row }: Cell) => heads.some((head) => row >= head.row && row <= head.lastRow);
  const named = text.cells.filter(isNamedVat);
  return named.some((cell) => !isHead(cell)) || named.some((cell) => isHead(cell) && hasAmounts(text, cell, amounts));
}

const isNamedVat = ({ labels, words: [first] }: Cell): boolean =>
  labels.some((label) => label.from === 0 && OF_VAT.some((sense) => weightOf(label, sense) > 0)) ||
  OF_INDIA.test(first?.text ?? '');
/** 'CGST@9%', 'SGST/UTGST', 'Output-IGST': India's halves of one tax, in one word with their rate or with one another. */
const OF_INDIA = /\b(?:[CSI]|UT)GST\b/;

/** No VAT is more of a total than this: the highest rate of Europe, 27 %, is 21 of 100 with it. */
const HIGHEST_SHARE = 0.25;

/** Whether sums stand under a heading that is the tax's name alone, in rows of lines, each a share of the row's total. */
function hasAmounts(text: DocumentText, head: Cell, amounts: readonly Amount[]): boolean {
  const [label] = head.labels;
  if (label?.to !== head.words.length || weightOf(label, 'vatTotal') === 0 || taxOfHeading(head)) return false;
  const rows = new Set(rowsOfLines(text).flatMap(({ rows }) => rows));
  const isShare = ({ cell: { row }, value }: Amount) =>
    amounts.some((one) => one.cell.row === row && one.isMoney && one.value.times(HIGHEST_SHARE).gte(value));
  const own = amounts.filter(
    ({ box, cell, isMoney, isPercent }) =>
      isMoney && !isPercent && rows.has(cell.row) && box.x0 < head.x1 && box.x1 > head.x0,
  );
  return own.some(({ value }) => value.gt(0)) && own.every(isShare);
}

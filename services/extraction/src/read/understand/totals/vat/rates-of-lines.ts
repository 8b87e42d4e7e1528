import { type Label, weightOf } from '../../labels/label.ts';
import { rowsOfLines } from '../../lines/head/line-headers.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** A heading that says no more than that there is a rate. */
const BARE_RATE = new Set(['taux', 'tipo', 'satz', 'rate', '%']);

/**
 * Amounts but those of tables whose heading has no word of VAT: a rate among such lines is a commission's, a royalty's or
 * a reduction's, and what it makes of its base is no tax.
 */
export function withoutRatesOfLines(text: DocumentText, amounts: readonly Amount[]): readonly Amount[] {
  const speaksOfVat = (label: Label) =>
    !BARE_RATE.has(label.phrase) &&
    (['colVatRate', 'colVatAmount', 'vatTotal', 'taxBase'] as const).some((meaning) => weightOf(label, meaning) > 0);
  const others = rowsOfLines(text).filter(
    ({ header: { row, lastRow } }) =>
      !text.rows.slice(row, lastRow + 1).some(({ cells }) => cells.some(({ labels }) => labels.some(speaksOfVat))),
  );
  const rows = new Set(others.flatMap((one) => one.rows));
  return rows.size === 0 ? amounts : amounts.filter(({ cell }) => !rows.has(cell.row));
}

/** What is taken off who pays early. */
const EARLY = /\bskonto|\bescompte\b|\bcash disc|\bearly payment/;

/**
 * Amounts but those right under headings of early payment ('Skontierfähig EUR | Skonto % | Skonto EUR'): what its rate makes of the total
 * is no tax.
 */
export function withoutRatesOfTerms({ rows }: DocumentText, amounts: readonly Amount[]): readonly Amount[] {
  const heads = rows.flatMap(({ cells }, row) =>
    cells.some(({ text }) => EARLY.test(fold(text))) && cells.every(({ text }) => !/\d/.test(text)) ? [row] : [],
  );
  const under = new Set(heads.map((row) => row + 1));
  return under.size === 0 ? amounts : amounts.filter(({ cell }) => !under.has(cell.row));
}

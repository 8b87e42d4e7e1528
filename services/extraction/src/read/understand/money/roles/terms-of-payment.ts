import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';

/** Whether what names a sum elsewhere says here how, or until when, there is to pay. */
export function isOfTerms(text: DocumentText, cell: Cell, label: Label): boolean {
  const row = text.rows[cell.row];
  return (row !== undefined && isTerm(row, cell, label)) || isUnderTerms(text, cell, label);
}

/** 'TERMS' over 'PREPAID', beside the box of what is due: how the freight is paid, and no sum's name. */
const isUnderTerms = (text: DocumentText, cell: Cell, label: Label): boolean =>
  weightOf(label, 'prepaid') > 0 &&
  label.to === cell.words.length &&
  text.rows
    .slice(Math.max(0, cell.row - 2), cell.row)
    .some(({ cells }) =>
      cells.some(
        (over) =>
          over.page === cell.page &&
          over.x0 <= cell.x0 &&
          cell.x0 - over.x0 < 4 * (cell.y1 - cell.y0) &&
          cell.y0 - over.y1 < 2 * (cell.y1 - cell.y0) &&
          over.labels[0]?.from === 0 &&
          over.labels[0].to === over.words.length &&
          weightOf(over.labels[0], 'paymentTerms') > 0,
      ),
    );

/** 'Net 10 days', '30 days net', '30 Tage netto', 'Terms: NET 30', 'TERMS | Net 30': how long there is to pay, and no sum. */
function isTerm({ cells }: TextRow, cell: Cell, label: Label): boolean {
  const [count, days] = cell.words.slice(Math.max(0, label.from - 2), label.from);
  if (NET_BEHIND.has(label.phrase) && /^\d{1,3}$/.test(count?.text ?? '') && DAYS.test(days?.text ?? '')) return true;
  const [behind, next] = cell.words.slice(label.to);
  if (!NET_OF_TERM.has(label.phrase) || !/^\d{1,3}[.,]?$/.test(behind?.text ?? '')) return false;
  const ofTerms = (one: Label) => weightOf(one, 'paymentTerms') > 0;
  const before = label.from === 0 ? (cells[cell.column - 1]?.labels ?? []) : cell.labels;
  return /^(?:days?|eom|e\.o\.m)\b/i.test(next?.text ?? '') || before.some(ofTerms);
}
const DAYS = /^(?:days?|tagen?|dagen|d[ií]as?|jours?|giorni)$/i;
const NET_BEHIND = new Set(['net', 'nett', 'netto', 'neto']);
const NET_OF_TERM = new Set(['net', 'netdue', 'duenet', 'nett']);

// Whether a VAT number's label stands among those of the buyer's facts.
import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/**
 * 'N° Client | N° TVA', 'Partita IVA | N° Cliente' over their values: the numbers of the same client. So is 'CLIENTE | N.I.F.' where a
 * figure stands under 'CLIENTE', and no name.
 */
export const isBesideClients = (text: DocumentText, { row, column }: Cell): boolean =>
  [column - 1, column + 1].some((at) => {
    const beside = text.rows[row]?.cells[at];
    const label = beside && soleLabel(beside);
    return label && (CLIENTS_NUMBER.test(label.phrase) || (CLIENT.test(label.phrase) && isOverFigure(text, beside)));
  });
const CLIENTS_NUMBER =
  /^(?:no|n|numero|num|code|codigo|cod|codice)(?:de)?client[ei]?$|^(?:customer|client)(?:no|number|id|code)$|^kundenn(?:r|ummer)$/;
const CLIENT = /^client[ei]?$/;

/**
 * 'Code Client : 4471' over 'Raison Sociale : …', 'Tél : …' and 'Matricule Fiscal : …', in one list, or over a name and a street: the numbers
 * of the same client.
 */
export function isUnderClients({ rows }: DocumentText, number: Cell): boolean {
  let under = number;
  for (let row = number.row - 1; row >= number.row - FACTS_OVER; row--) {
    const { page, x0, y0, y1 } = under;
    const above = rows[row]?.cells.find((cell) => cell.page === page && Math.abs(cell.x0 - x0) < y1 - y0);
    // The row may be another column's.
    if (!above) continue;
    const [label] = above.labels;
    if (y0 - above.y1 > y1 - y0 || (label && label.from > 0)) return false;
    if (label && CLIENTS_NUMBER.test(label.phrase) && (label.announces || isBeforeFigure(rows, above, label)))
      return true;
    under = above;
  }
  return false;
}
/** In rows. */
const FACTS_OVER = 5;

/** 'Code client 4111690001', without a colon, in one cell or in two. */
const isBeforeFigure = (rows: DocumentText['rows'], { row, column, words }: Cell, { to }: Label): boolean =>
  /^\d+$/.test((words[to] ?? rows[row]?.cells[column + 1])?.text ?? '');

/** The label that a cell consists of. */
const soleLabel = ({ labels: [label], words }: Cell): Label | undefined =>
  label?.from === 0 && label.to === words.length ? label : undefined;

/** Between a heading and its value what runs up the margin of a picture leaves a row of its own, letter by letter. */
const ROWS_BELOW = 3;
const isOverFigure = (text: DocumentText, { row, x0, x1 }: Cell): boolean =>
  text.rows
    .slice(row + 1, row + 1 + ROWS_BELOW)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.x0 < x1 && cell.x1 > x0)
    ?.words.every(({ text: word }) => /^[\d./-]+$/.test(word)) ?? false;

/** 'CUIT: 30-71234567-1   Apellido y Nombre / Razón Social: Muster SA': the forms of Argentina's treasury begin the buyer's facts so. */
export function isBeforeBuyer(text: DocumentText, { row, column }: Cell): boolean {
  // The number itself may stand in a cell of its own.
  const [label] = (text.rows[row]?.cells ?? []).slice(column + 1).flatMap(({ labels }) => labels);
  return label?.from === 0 && label.phrase.endsWith('razonsocial') && weightOf(label, 'buyer') > 0;
}

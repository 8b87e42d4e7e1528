import type { AmountEvidence } from '../money/amount-roles.ts';
import type { DocumentText, TextRow } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** What a page hands on to the next one, and what that begins with. */
const CARRIED =
  /^(?:a reporter|(?:montant (?:du |a |de )?)?(?:report(?: de la page \d+)?|reporter)|total (?:a reporter|reporte)|ubertrag(?: von seite \d+)?|(?:total |balance )?(?:carried|brought) (?:forward|over)|suma (?:y sigue|anterior)|a riportare|riporto|over te dragen|transport)\b[\s:\p{Script=Arabic}]*$/u;

/** What it is called, and at most a sum of each column. */
const MOST_CELLS = 5;

/** Whether a row is what a page hands on: no line, and no end of them. */
export const isCarried = ({ cells }: TextRow): boolean =>
  cells.some(({ text }) => CARRIED.test(fold(text))) && cells.length <= MOST_CELLS;

/** 'Zwischensumme 3.650,00' at a page's foot, and 'Übertrag 3.650,00' at the next one's head: that far, and no total. */
export function withoutCarried(text: DocumentText, evidence: readonly AmountEvidence[]): readonly AmountEvidence[] {
  const carried = evidence.flatMap(({ amount }) => (isHandedOn(text, amount.cell.row) ? [amount] : []));
  if (carried.length === 0) return evidence;
  return evidence.map((one) => {
    const { value, cell } = one.amount;
    return carried.some((sum) => sum.value.eq(value) && cell.row <= sum.cell.row) ? { ...one, scores: {} } : one;
  });
}

/** In the row that says so, or alone in the next one. */
function isHandedOn(text: DocumentText, index: number): boolean {
  const [above, row] = [text.rows[index - 1], text.rows[index]];
  if (!row) return false;
  const isAlone =
    row.cells.length === 1 && above?.page === row.page && !above.cells.some((cell) => /\d/.test(cell.text));
  return isCarried(row) || (isAlone && above !== undefined && isCarried(above));
}

// What tells that of a total nothing, or something else, is still to be paid, though nothing is called due.
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { type Contender, LABELLED } from '../total-contenders.ts';

/** 'BETALD', 'PAID', 'PAYÉ' by itself: a stamp, or the last line of the sums. */
const PAID =
  /^\W*(?:paid|paid in full|payee?|facture (?:payee|acquittee)|acquittee?|reglee?|bezahlt|betrag (?:dankend )?erhalten|pagad[oa]|cobrad[oa]|pagat[oa]|saldat[oa]|quietanzat[oa]|betaald|voldaan|betald|betalt|maksettu|zaplacono|zaplaceno|uhrazeno|zaplatene|platit|odendi)\W*$/;

/** Whether a cell says by itself that the invoice is paid: neither beside its amount ('Paid   0.00'), nor over one. */
export const saysPaid = (text: DocumentText): boolean =>
  text.cells.some((cell) => PAID.test(fold(cell.text)) && !isLabel(text, cell));

const isLabel = ({ rows }: DocumentText, { row, column, x0, x1, page }: Cell): boolean => {
  const beside = rows[row]?.cells[column + 1];
  const under = rows[row + 1]?.cells.find((cell) => cell.page === page && cell.x0 < x1 && cell.x1 > x0);
  return [beside, under].some((cell) => cell !== undefined && /\d/.test(cell.text));
};

/**
 * Whether below the total stands the same money with a minus ('Betalkort  - 920,00'), or the total in whole money, at no label
 * ('10092.00' under '10092.10'): what is due may be nothing, or that.
 */
export const isSettledBelow = (gross: Contender, evidence: readonly AmountEvidence[]): boolean =>
  gross.value.gt(0) &&
  evidence.some(({ amount: { value, cell, isMoney, isPercent }, scores }) => {
    if (!isMoney || isPercent || cell.page !== gross.amount.cell.page || cell.row <= gross.amount.cell.row)
      return false;
    if (value.eq(gross.value.negated())) return true;
    const isWhole = value.isInteger() && !gross.value.isInteger() && value.minus(gross.value).abs().lt(1);
    return isWhole && (scores.netTotal ?? 0) < LABELLED;
  });

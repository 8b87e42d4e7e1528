import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { LineOnPage } from '../line-on-page.ts';

/** In which row of the document each line's total stands, and which rows are taken so. */
export function rowsOfTotals(lines: readonly LineOnPage[], evidence: readonly AmountEvidence[]) {
  const rowOf = new Map(evidence.map(({ amount }) => [amount.box, amount.cell.row]));
  const rowOfLine = ({ place }: LineOnPage) => place?.boxes.netTotal && rowOf.get(place.boxes.netTotal);
  return { rowOfLine, taken: new Set(lines.map(rowOfLine)) };
}

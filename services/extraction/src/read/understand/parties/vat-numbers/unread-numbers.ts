import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import type { VatNumber } from './vat-number.ts';

/** What is called a VAT number has so many figures at the least, and 'TVA 20 % 1 234,50' is none. */
const FEWEST_FIGURES = 7;
const SUM = /%|[.,]\d{1,2}$/;

/**
 * Cells in which something is called a VAT number that could not be read as one, and is not the buyer's: a form of another country's,
 * or misprinted. It may be the supplier's own, and then the one that could be read is somebody else's.
 */
export function unreadNumbers(
  text: DocumentText,
  numbers: readonly VatNumber[],
  sections: readonly Section[],
): readonly Cell[] {
  return text.cells.flatMap((cell) =>
    cell.labels.flatMap((label) => {
      if (weightOf(label, 'vatNumber') < 0.9 || sectionOf(cell, sections)?.kind === 'buyer') return [];
      const [next] = neighboursOf(text, cell, label);
      const word = next?.words[0];
      const isUnread =
        next !== undefined &&
        next.relation !== 'below' &&
        (word?.text.match(/\d/g)?.length ?? 0) >= FEWEST_FIGURES &&
        !SUM.test(word?.text ?? '') &&
        !numbers.some((number) => number.cell === next.cell);
      return isUnread ? [next.cell] : [];
    }),
  );
}

// The number by which El Salvador's tax office counts an electronic paper, which is the paper's own.
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';

/**
 * 'DTE-03-M001P001-000000000000471': kind of paper, establishment and point of sale, fifteen figures (Ministerio de Hacienda, Catálogos del
 * sistema de transmisión; Código Tributario, art. 114). Nothing else is written so.
 */
const CONTROL = /^\W*(DTE-\d{2}-[A-Z\d]{8}-\d{15})\W*$/;

/** As surely as its form says it. */
const FORMED = 0.95;

/** The control number of the paper; none where several are on the pages, of which one may be what it corrects. */
export function controlNumbers({ cells }: DocumentText): Candidate[] {
  const found = cells.flatMap((cell) =>
    cell.words.flatMap((word) => {
      const number = CONTROL.exec(word.text)?.[1];
      return number ? [candidate(number, FORMED, cell.page, [word])] : [];
    }),
  );
  return found.every(({ value }) => value === found[0]?.value) ? found : [];
}

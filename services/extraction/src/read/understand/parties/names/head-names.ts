// Names of letterheads: a head in one row, and the sender's line above the addressee.
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { nameAbove } from './name-above.ts';
import { heightShare, isNameCell, isTitle, namesTown } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';
import { senderLines } from './sender-lines.ts';

/** A row on top that begins with a name and goes on with its address: a letterhead in one line, its marks lost. */
export function fromHeadRows(text: DocumentText): Candidate[] {
  return text.rows.slice(0, 3).flatMap(({ cells }) => {
    const [first, ...address] = cells;
    const isHead = first && address.length >= 2 && heightShare(text, first) < 0.12 && isNameCell(first);
    return isHead && !isTitle(first) && address.some((cell) => /\b(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(cell.text))
      ? [candidate(nameOfLine(first.text), 0.75, first.page, first.words)]
      : [];
  });
}

/** Above the addressee, as DIN 5008 has it, or with commas. */
export function fromSenderLines(text: DocumentText): Candidate[] {
  return senderLines(text)
    .filter((cell) => !namesTown(cell.text) && looksLikeName(nameOfLine(cell.text)) && !isCalledAddress(text, cell))
    .map((cell) => {
      const above = nameAbove(text, cell);
      const house = above && (RUNS_IT.test(fold(cell.text)) || isLetterhead(above, cell)) ? above : undefined;
      const { text: line, page, words } = house ?? cell;
      return candidate(nameOfLine(line), 0.8, page, words);
    });
}

/** 'DOMICILIO:' left of 'Mitre 224 | Cod. Postal: 3703 | …'. */
const isCalledAddress = ({ rows }: DocumentText, { row, column }: Cell): boolean => {
  const left = rows[row]?.cells[column - 1];
  return left?.labels.some((label) => label.to === left.words.length && weightOf(label, 'address') > 0) === true;
};

/** 'Inh. Maria Huber, Getreidegasse 20, 5020 Salzburg' under the name of the house: who runs it. */
const RUNS_IT =
  /^(?:inh(?:aber(?:in)?)?|prop(?:rietor)?|dr|drs|dres|pr|me|maitre|gerante?|geschaftsfuhrer(?:in)?)\b[. :]/;

/** 'Offset – Numérique – Façonnage', 'Négoce d'emballages – rue … – 2013 Ben Arous' under a name in law, or in larger letters: what it does. */
const isLetterhead = (above: Cell, { text, y0, y1 }: Cell): boolean =>
  !hasLegalForm(text) && (hasLegalForm(above.text) || above.y1 - above.y0 > LARGER * (y1 - y0));
const LARGER = 1.4;

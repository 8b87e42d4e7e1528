// Who signs a paper as its sender.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';

/** What a letter ends with, in a line of its own. */
const CLOSING =
  /^\W*(?:(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|(?:kind |best |warm )?regards|cordialement|bien cordialement|salutations distinguees|mit (?:freundlichen|besten) grussen|freundliche grusse|hochachtungsvoll|atentamente|un cordial saludo|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|com os melhores cumprimentos)\W*$/;
/** In rows: room for a signature. */
const BELOW = 5;
const SIGNED = 0.7;

/** Who signs a paper, where nothing on it is called as companies are: for one he would sign as whoever works there. */
export const signers = (text: DocumentText): Candidate[] =>
  text.cells.some((cell) => hasLegalForm(cell.text)) ? [] : [...signedBelow(text), ...undersigned(text)];

/** 'Yours sincerely,' over a name that stands above as well: of two names in the head of a letter, the one that signs it. */
function signedBelow(text: DocumentText): Candidate[] {
  return text.cells.flatMap((closing) => {
    if (!CLOSING.test(fold(closing.text))) return [];
    const name = text.cells.find((cell) => isRightUnder(cell, closing) && looksLikeName(nameOfLine(cell.text)));
    const isAbove = ({ row, text: line }: Cell) => name && row < closing.row && squeeze(line) === squeeze(name.text);
    return name && text.cells.some(isAbove) ? [candidate(nameOfLine(name.text), SIGNED, name.page, name.words)] : [];
  });
}

const isRightUnder = ({ page, row, x0, x1 }: Cell, closing: Cell): boolean =>
  page === closing.page &&
  row > closing.row &&
  row <= closing.row + BELOW &&
  Math.min(x1, closing.x1) > Math.max(x0, closing.x0);

const UNDERSIGNED = /^\W*je soussignee?\W*$/;
const TITLE = /^(?:m|mr|mme|mlle|madame|monsieur|dr|me|maitre)\W*$/;

/** 'Je soussignée, Mme Muster Eva, ostéopathe': who certifies in a sentence that the money was received. */
function undersigned(text: DocumentText): Candidate[] {
  return text.cells.flatMap(({ words, page }) => {
    const at = words
      .slice(1)
      .findIndex((word, before) => UNDERSIGNED.test(fold(`${words[before]?.text} ${word.text}`)));
    const said = at < 0 ? [] : words.slice(at + 2);
    const own = TITLE.test(fold(said[0]?.text ?? '')) ? said.slice(1) : said;
    const end = own.findIndex(({ text: word }, after) => !/^\p{Lu}/u.test(word) || own[after - 1]?.text.endsWith(','));
    const named = end < 0 ? own : own.slice(0, end);
    const name = nameOfLine(written(named)).replace(/,$/, '');
    return looksLikeName(name) ? [candidate(name, SIGNED, page, named)] : [];
  });
}

// To whom a sentence says that the money goes.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { lineUnder } from '../blocks/lines-under.ts';
import { isNameCell } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { looksLikeName } from './party-names.ts';

/** 'Make all checks payable to …', 'chèque à l'ordre de …', 'zahlbar an …', 'cheque a nombre de …'. */
const PAYABLE =
  /\b(?:(?:payable|made out) to(?: the order of)?|ten name van|t\.n\.v\.|a l.?ordre de|zahlbar an|cheques? a (?:nombre|la orden) de)\b:? */;
/** A name of fewer letters is a word of the sentence as well. */
const FEWEST_LETTERS = 5;

/** Behind 'payable to', 'ten name van' in print: a name's words begin with capitals, and 'Your Company Name' is a form's. */
const PAID =
  /(?:\b(?:[Pp]ayable|[Mm]ade out) to|\b[Tt]en name van|\b[Tt]\.n\.v\.|\b[Zz]ahlbar an):? ((?:\p{Lu}[\p{L}\d&.'-]*|&|of|and|the)(?: (?:\p{Lu}[\p{L}\d&.'-]*|&|of|and|the|van|der|den|de|von|en|und)){0,7})/u;
const NOT_SAID = /^(?:your|our|us|the (?:above|order)|company|name|uns|ons)\b/i;
/** Less than what stands where names do: that is what a company calls itself. */
const BY_SENTENCE = 0.42;

/** 'Please make checks payable to Northwind Edison.': who is paid, where nothing else on the page says who sends it. */
export function fromPayable(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell) => {
    const under = SENT_TO.test(cell.text) ? lineUnder(text, cell, isNameCell) : undefined;
    if (under) return [candidate(nameOfLine(under.text), BY_SENTENCE, under.page, under.words)];
    const name = PAID.exec(cell.text)?.[1]?.replace(/(?: (?:of|and|the|van|der|den|de|von|en|und|&))*[.,]?$/, '') ?? '';
    const [first = '', ...rest] = name.split(' ');
    const from = cell.words.findIndex(
      ({ text }, at) =>
        text.startsWith(first) && rest.every((word, next) => cell.words[at + 1 + next]?.text.startsWith(word)),
    );
    const isSaid = from > 0 && squeeze(name).length >= FEWEST_LETTERS && !NOT_SAID.test(name) && looksLikeName(name);
    return isSaid ? [candidate(name, BY_SENTENCE, cell.page, cell.words.slice(from, from + 1 + rest.length))] : [];
  });
}

/** 'Please send all payments with remittance copy to:' over whom it is sent to. */
const SENT_TO = /\b(?:payments?|remittances?|che(?:ck|que)s?) (?:\p{Ll}+ ){0,4}to:$/iu;

/**
 * Which of these names a sentence on how to pay goes on with, as names are compared: who is paid, so far as he is named elsewhere too.
 * What stands behind the name says nothing.
 */
export function namedAsPayee({ cells }: DocumentText, names: readonly Candidate[]): readonly string[] {
  const behind = cells.flatMap((cell) => {
    const line = fold(cell.text);
    const match = PAYABLE.exec(line);
    return match ? [{ cell, rest: squeeze(line.slice(match.index + match[0].length)) }] : [];
  });
  const isIn = ({ page, box }: Candidate, cell: Cell) => page === cell.page && box.y0 >= cell.y0 && box.y1 <= cell.y1;
  return names
    .filter((name) => {
      const key = squeeze(name.value);
      return key.length >= FEWEST_LETTERS && behind.some(({ cell, rest }) => rest.startsWith(key) && !isIn(name, cell));
    })
    .map(({ value }) => squeeze(value));
}

import { holdsVat } from '../../../../rules/european-vat.ts';
import type { Word } from '../../../page-model.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { hasLegalForm } from '../names/party-names.ts';

/**
 * 'Las Encinas Veterinarios, S.L.P. · B14288344', or the number alone under the lines of who it is of: Spain's companies print it so,
 * with a hyphen behind the letter or a space as well ('B-14288344', 'B 14288344'), and its check digits hold.
 */
export function spanishNumber(text: DocumentText, cell: Cell): Word[] | undefined {
  const found = numberIn(cell);
  if (!found || cell.labels.some(({ to }) => to === found.at)) return undefined;
  const isOfName = hasLegalForm(
    cell.words
      .slice(0, found.at)
      .map((one) => one.text)
      .join(' '),
  );
  const isAlone =
    cell.words.length === found.words.length &&
    linesOver(text, cell).some((line) => hasLegalForm(line.text) || TOWN.test(line.text));
  const [first, ...rest] = found.words;
  return first && (isOfName || isAlone) ? [{ ...first, text: `ES${first.text}` }, ...rest] : undefined;
}
/** A company's, or a person's. */
const SPANISH = /^(?:[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]|\d{8}[A-Z])$/;
/** Both have them, be they parted. */
const SEVEN_FIGURES = /(?:\d[ .-]*){7}/;
const TOWN = /(?:^|\s)\d{5} \p{Lu}/u;
const PIECES = [1, 2] as const;

/** The first such number of a line, whole or in two pieces. */
function numberIn({ words, text }: Cell): { readonly at: number; readonly words: readonly Word[] } | undefined {
  if (!SEVEN_FIGURES.test(text)) return undefined;
  for (const at of words.keys())
    for (const pieces of PIECES) {
      const some = words.slice(at, at + pieces);
      const joined = some.map(({ text }) => text.replace(/[.-]/g, '')).join('');
      if (SPANISH.test(joined) && holdsVat(`ES${joined}`)) return { at, words: some };
    }
  return undefined;
}

/** So many lines of an address stand between a name and its number. */
const ADDRESS_LINES = 5;
/** The lines above that begin, end or have their middle where a cell has. */
function linesOver(text: DocumentText, { row, page, x0, x1, y0, y1 }: Cell): Cell[] {
  const isInLine = (one: Cell) =>
    [one.x0 - x0, one.x1 - x1, (one.x0 + one.x1 - x0 - x1) / 2].some((apart) => Math.abs(apart) < y1 - y0);
  return text.rows
    .slice(Math.max(0, row - ADDRESS_LINES), row)
    .flatMap(({ cells }) => cells.filter((one) => one.page === page && isInLine(one)));
}

/** '12345678Z': a natural person's; Spain's companies have a letter first (Real Decreto 1065/2007, art. 19 and 22). */
export const isOfPerson = (value: string): boolean => /^ES\d{8}[A-Z]$/.test(value);
const COMPANY = /[\s,]S\. ?[AL]\.?(?: ?U\.?)?$|[\s,]S[AL]U?$/u;

/** The numbers that may be this sender's: no person's where the name ends as a company's does. */
export const withoutPersons = <Number extends { readonly value: string }>(
  name: string,
  numbers: readonly Number[],
): readonly Number[] =>
  COMPANY.test(name) && numbers.some(({ value }) => isOfPerson(value))
    ? numbers.filter(({ value }) => !isOfPerson(value))
    : numbers;

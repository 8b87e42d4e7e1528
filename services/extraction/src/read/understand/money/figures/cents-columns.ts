import type { Box } from '../../../page-model.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';

/** A heading of whole money, and of its hundredth parts right beside it. */
const WHOLE = /^(?:[£$€]|Rs\.?|Rupees?|Pounds?|Dollars?|Kronor|Kr\.?)$/iu;
const HUNDREDTHS = /^(?:p|c|cts?|ps|¢|paise|pence|cents?|öre)\.?$/iu;

/** '£534', '1,250', and '00'. */
const FIGURES = /^\p{Sc}?\d{1,3}(?:,?\d{3})*$/u;
const CENTS = /^\d{2}$/;

/** A heading's column is so much wider than the heading, in its heights on either side. */
const ROOM = 1.5;

type Columns = { readonly whole: Cell; readonly cents: Cell };

/**
 * '534   00' under '£   p': a ruled form has a column of its own for the hundredth parts, which stand behind a rule instead of a point.
 * Gives the cell of the whole money with both in it, be they a cell of their own each, or one with the words before them.
 */
export function centsColumns(text: DocumentText): (cell: Cell) => Cell {
  const columns = text.cells.flatMap((cents): Columns[] => {
    if (!HUNDREDTHS.test(cents.text)) return [];
    const whole = leftOf(text, cents);
    return whole ? [{ whole, cents }] : [];
  });
  if (columns.length === 0) return (cell) => cell;
  return (cell) => {
    const beside = text.rows[cell.row]?.cells[cell.column + 1]?.words[0];
    for (const [at, word] of cell.words.entries()) {
      if (!FIGURES.test(word.text)) continue;
      const behind = cell.words.slice(at + 1).findIndex((one) => one.text !== RULE);
      const own = behind < 0 ? undefined : cell.words[at + 1 + behind];
      const next = own ?? beside;
      const isParted =
        next !== undefined &&
        CENTS.test(next.text) &&
        columns.some(({ whole, cents }) => isUnder(cell, word, whole) && isUnder(cell, next, cents));
      if (!isParted) continue;
      const joined = { ...word, x1: own ? own.x1 : word.x1, text: `${word.text}.${next.text}` };
      const rest = own ? cell.words.slice(at + 2 + behind) : [];
      return { ...cell, words: [...cell.words.slice(0, at), joined, ...rest] };
    }
    return cell;
  };
}

/** A rule between two columns, which a recogniser takes for a sign. */
const RULE = '|';

/** The nearest heading of whole money left of one of hundredth parts: a row higher or lower where the picture tilts. */
function leftOf({ rows }: DocumentText, { row, x0, y0, y1 }: Cell): Cell | undefined {
  const [nearest] = [row - 1, row, row + 1]
    .flatMap((at) => rows[at]?.cells ?? [])
    .filter((cell) => cell.x1 < x0 && Math.min(cell.y1, y1) > Math.max(cell.y0, y0))
    .sort((one, other) => other.x1 - one.x1);
  return nearest && WHOLE.test(nearest.text) ? nearest : undefined;
}

const isUnder = ({ page, row }: Cell, { x0, x1 }: Box, heading: Cell): boolean => {
  const room = ROOM * (heading.y1 - heading.y0);
  return page === heading.page && row > heading.row && x0 < heading.x1 + room && x1 > heading.x0 - room;
};

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
 * Gives the cell of the whole money with both in it, be they a cell of their own each or one.
 */
export function centsColumns(text: DocumentText): (cell: Cell) => Cell {
  const columns = text.cells.flatMap((cents): Columns[] => {
    const whole = text.rows[cents.row]?.cells[cents.column - 1];
    return whole && HUNDREDTHS.test(cents.text) && WHOLE.test(whole.text) ? [{ whole, cents }] : [];
  });
  if (columns.length === 0) return (cell) => cell;
  return (cell) => {
    const [word, own, ...more] = cell.words;
    const next = own ?? text.rows[cell.row]?.cells[cell.column + 1];
    const isParted =
      more.length === 0 &&
      word !== undefined &&
      next !== undefined &&
      FIGURES.test(word.text) &&
      CENTS.test(next.text) &&
      columns.some(({ whole, cents }) => isUnder(cell, word, whole) && isUnder(cell, next, cents));
    if (!isParted) return cell;
    const x1 = own ? own.x1 : word.x1;
    return { ...cell, words: [{ ...word, x1, text: `${word.text}.${next.text}` }] };
  };
}

const isUnder = ({ page, row }: Cell, { x0, x1 }: Box, heading: Cell): boolean => {
  const room = ROOM * (heading.y1 - heading.y0);
  return page === heading.page && row > heading.row && x0 < heading.x1 + room && x1 > heading.x0 - room;
};

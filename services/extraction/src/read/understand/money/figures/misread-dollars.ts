import type { Cell, DocumentText } from '../../text/document-text.ts';

/** 'S54.25', '-S12.00', 'S1,012.99': cents behind an S that touches the figures. */
const TAKEN_FOR_LETTER = /^([-−(]?)S(?=\d{1,3}(?:,\d{3})*\.\d{2}\)?$)/;
const DOLLARS = /^[-−(]?\$\d/;
/** A single one may be a stroke: tills mark what is taxed with an S. */
const ENOUGH = 2;

/** Cells of a picture as they were printed: where other sums have a dollar, the S before one is that, half worn away. */
export function withDollars({ cells }: DocumentText): (cell: Cell) => Cell {
  const signed = cells.flatMap(({ words }) => words).filter(({ text }) => DOLLARS.test(text));
  if (signed.length < ENOUGH) return (cell) => cell;
  return (cell) =>
    cell.words.some(({ text }) => TAKEN_FOR_LETTER.test(text))
      ? {
          ...cell,
          words: cell.words.map((word) => ({ ...word, text: word.text.replace(TAKEN_FOR_LETTER, '$1$$') })),
        }
      : cell;
}

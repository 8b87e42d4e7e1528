// Numbers that are set in two cells, or go on in the next line.
import type { Cell, DocumentText } from '../text/document-text.ts';
import { type Code, CUT, isRecognised } from './read-code.ts';

/** So many heights apart a number goes on in the next cell. */
const GOES_ON = 3;
/** A recogniser's boxes end with their letters, and are lower than lines. */
const GOES_ON_IN_PICTURES = 4.5;
/** A series has no more figures than this, and the number behind it no fewer. */
const SERIES_DIGITS = 2;
const NUMBER_DIGITS = 4;

/** '1', a gap, '260418', both under 'NÚMERO': the series and the number, which nothing joins. */
export function underOneHeading(
  text: DocumentText,
  heading: { readonly x0: number; readonly x1: number },
  cell: Cell,
  code: Code,
): Code | undefined {
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  const isBoth =
    next &&
    Math.min(next.x1, heading.x1) > next.x0 &&
    /^(?!(?:19|20)\d{2}$)\d+$/.test(next.text) &&
    next.text.length >= NUMBER_DIGITS;
  if (!isBoth || code.value.length > SERIES_DIGITS || code.words.length !== cell.words.length) return undefined;
  return { value: `${code.value} ${next.text}`, words: [...code.words, ...next.words] };
}

/** 'F', a gap, '103', both under 'Factura': the letters of a series, in a column of their own, and the number. */
export function behindSeries(
  { rows }: DocumentText,
  heading: { readonly x0: number; readonly x1: number },
  cell: Cell,
  code: Code,
): Code | undefined {
  const series = rows[cell.row]?.cells[cell.column - 1];
  const isSeries =
    series !== undefined &&
    /^\p{Lu}{1,3}$/u.test(series.text) &&
    /^\d+$/.test(code.value) &&
    cell.x0 - series.x1 < GOES_ON * (cell.y1 - cell.y0) &&
    series.x0 > heading.x0 - GOES_ON * (cell.y1 - cell.y0) &&
    cell.x0 < heading.x1;
  return isSeries ? { value: `${series.text} ${code.value}`, words: [...series.words, ...code.words] } : undefined;
}

/** '25', a gap, '5469' in a picture: the dash between a series and its number is hardly wider than a speck. */
const isInTwoParts = (series: string, number: string): boolean =>
  /^\d+$/.test(number) &&
  ((/^\d{1,2}$/.test(series) && number.length >= NUMBER_DIGITS) || isPointOfSale(series, number));

/** '00003', '00003668': Argentina's points of sale number each for itself. */
const isPointOfSale = (point: string, number: string): boolean => /^0\d{3,4}$/.test(point) && /^0\d{7}$/.test(number);

/** 'RE-2025-' over '08734', where a column is narrow, and '25', a gap, '- 5469'. */
export function wholeCode(text: DocumentText, cell: Cell, code: Code): Code {
  const last = code.words.at(-1);
  const next = last?.x1 === cell.words.at(-1)?.x1 ? text.rows[cell.row]?.cells[cell.column + 1] : undefined;
  const [joint, behind] = next?.words ?? [];
  const isNext = next && next.x0 - cell.x1 < GOES_ON * (cell.y1 - cell.y0) && /^[-–/]$/.test(joint?.text ?? '');
  if (isNext && joint && behind && next.words.length === 2 && /^\d+$/.test(behind.text))
    return { value: `${code.value} ${joint.text} ${behind.text}`, words: [...code.words, behind] };
  const isBeside = next && next.x0 - cell.x1 < GOES_ON_IN_PICTURES * (cell.y1 - cell.y0) && next.words.length === 1;
  if (isBeside && joint && isRecognised(code) && isInTwoParts(code.value, joint.text))
    return {
      value: `${code.value}${isPointOfSale(code.value, joint.text) ? '-' : ' '}${joint.text}`,
      words: [...code.words, joint],
    };
  if (!last || !CUT.test(code.value)) return code;
  const height = cell.y1 - cell.y0;
  const row = text.rows[cell.row + 1];
  const under = row?.cells.find(
    (other) =>
      other.page === cell.page &&
      other.y0 - cell.y1 < height &&
      Math.min(other.x1, last.x1) > Math.max(other.x0, last.x0 - height),
  );
  const rest = under?.words[0];
  const isRest =
    rest && under.words.length === 1 && /^[A-Z\d][A-Z\d./-]{0,14}$/.test(rest.text) && /\d/.test(rest.text);
  return isRest ? { value: `${code.value}${rest.text}`, words: [...code.words, rest] } : code;
}

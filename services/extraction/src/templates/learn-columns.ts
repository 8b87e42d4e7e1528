import { rounded } from './find-marks.ts';
import type { FieldPlace, PlacedLine } from './place-lines.ts';
import type { LineColumn } from './template.ts';

/** How far the edge of one column may waver, in page widths. */
const STRAIGHT = 0.008;
/** Share of the lines that have to agree on a column. */
const AGREED = 0.6;
/** The line's total first: it is the rightmost number where another is the same. */
const FIELDS = ['netTotal', 'unitPrice', 'quantity', 'vatRate', 'designation', 'itemCode'] as const;
type Align = LineColumn['align'];

/**
 * The columns in which most lines have their values. A line alone may leave open which of two equal numbers is which
 * (1 × 59.44 = 59.44): the column on which most lines agree is the field's, and no two fields have one column.
 */
export function learnColumns(lines: readonly PlacedLine[], verified: number): LineColumn[] {
  const columns: LineColumn[] = [];
  for (const field of FIELDS) {
    const column = learnColumn(lines, field, verified, columns);
    if (column) columns.push(column);
  }
  return columns;
}

function learnColumn(
  lines: readonly PlacedLine[],
  field: LineColumn['field'],
  verified: number,
  taken: readonly LineColumn[],
): LineColumn | undefined {
  const placed = lines.flatMap((line) => line.places.get(field) ?? []);
  const isText = field === 'designation' || field === 'itemCode';
  const aligns: readonly Align[] = isText ? ['left'] : ['right', 'left'];
  const guesses = placed
    .flatMap((place) => aligns.map((align) => guess(lines, field, place, align)))
    .filter((one) => !taken.some((other) => isSameColumn(one, other)))
    .sort(
      (a, b) =>
        b.places.length - a.places.length ||
        Math.abs(a.row) - Math.abs(b.row) ||
        waverOf(a) - waverOf(b) ||
        aligns.indexOf(a.align) - aligns.indexOf(b.align) ||
        b.x1 - a.x1,
    );
  const best = guesses[0];
  const having = lines.filter((line) => line.places.has(field)).length;
  if (!best || best.places.length < AGREED * having) return undefined;
  return {
    field,
    x0: rounded(best.x0),
    x1: rounded(best.x1),
    align: best.align,
    row: best.row,
    always: best.places.length === lines.length && lines.length === verified,
  };
}

type Guess = Pick<LineColumn, 'x0' | 'x1' | 'row' | 'align'> & { readonly places: readonly FieldPlace[] };

/** How far the edge that a column is set by wavers, in thousandths of a page's width: '80,-' and '9,50' are flush left. */
function waverOf({ places, align }: Guess): number {
  const edges = places.map(({ x0, x1 }) => (align === 'right' ? x1 : x0));
  return Math.round(1000 * (Math.max(...edges) - Math.min(...edges)));
}

/** The column that one place suggests, with a place of each line that stands in it. */
function guess(lines: readonly PlacedLine[], field: LineColumn['field'], seed: FieldPlace, align: Align): Guess {
  const edge = (one: FieldPlace) => (align === 'right' ? one.x1 : one.x0);
  const places = lines.flatMap((line) => {
    const found = (line.places.get(field) ?? []).find(
      (one) => one.row === seed.row && Math.abs(edge(one) - edge(seed)) <= STRAIGHT,
    );
    return found ? [found] : [];
  });
  return {
    places,
    align,
    row: seed.row,
    x0: Math.min(...places.map(({ x0 }) => x0)),
    x1: Math.max(...places.map(({ x1 }) => x1)),
  };
}

/** One edge, or one inside the other: a single line gives a number the same place flush left and flush right. */
function isSameColumn(a: Omit<Guess, 'places'>, b: LineColumn): boolean {
  return a.row === b.row && Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > STRAIGHT / 2;
}

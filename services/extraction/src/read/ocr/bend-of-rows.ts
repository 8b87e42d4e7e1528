import { type Bend, TERMS } from '../bend.ts';
import { levelOf, medianOf, type Piece, sheetThrough } from './level-sheet.ts';
import type { OrientedBox } from './lines/oriented-box.ts';

/** Lines' heights, all of them: a line of print is so many times as long as it is high, as high as most, … */
const LONG = 1.5;
const SAME_SIZE = [0.5, 2] as const;
/** … and about level (radians): what leans more was stamped or lies aside. */
const LEVEL = 0.1;
/**
 * A line stands in the row of one to its left where it begins so near to where that one ends, above or below: less each time, for
 * a row may be off by half its height at first, and by none at last.
 */
const AT_LAST = 0.45;
const NEAR = [0.6, 0.55, 0.5, AT_LAST, AT_LAST, AT_LAST] as const;
/** It may reach into it by as much of this, for boxes are grown. */
const INTO = 0.7;
/** What is nearer stands in one row, whoever looks at it. */
const IN_ROW = 0.2;
/** So many more lines, and such a share of all that stand in rows, have to come into theirs for a sheet to be worth its while. */
const LEAST_MORE = 2;
const WORTH = 0.05;
/** Of which so many have to tell. */
const LEAST_ROWS = 8;
/** How often the sheet is weighed for one way to see rows. */
const WEIGHINGS = 2;

/**
 * How the rows of a picture are bent that was made level by its letters: between the columns of a table, or the label of a sum and
 * its figure, no letters tell how a crease or a curl goes on, and each line has too few. Lines that begin about where one to
 * their left ends are taken for its row, a sheet is laid through all of these, and with it rows are found anew (iterative
 * closest point, Besl and McKay 1992): what stands beside another by chance lies as often above as below.
 * Undefined where no more lines come to stand in rows than did.
 * @param lines boxes of a picture's lines of print, in its pixels
 */
export function bendOfRows(lines: readonly OrientedBox[], width: number, height: number): Bend | undefined {
  const tall = medianOf(lines.map((line) => line.height));
  const printed = lines
    .filter((line) => line.width >= LONG * line.height && Math.abs(line.angle) <= LEVEL)
    .filter((line) => line.height >= SAME_SIZE[0] * tall && line.height <= SAME_SIZE[1] * tall)
    .toSorted((one, other) => leftOf(one) - leftOf(other));
  const flat: Bend = { weights: TERMS.map(() => 0), width, height };
  let bend = flat;
  for (const near of NEAR) {
    const rows = rowsOf(printed, linksIn(printed, bend, near * tall), tall);
    for (let weighing = 0; weighing < WEIGHINGS; weighing++) {
      const next = sheetThrough(rows, [], bend, tall, weighing);
      if (!next) return undefined;
      bend = next;
    }
  }
  const [before, after] = [flat, bend].map((sheet) => linksIn(printed, sheet, AT_LAST * tall));
  if (!before || !after || after.length < LEAST_ROWS) return undefined;
  const joined = (links: readonly Link[]) => links.filter(({ off }) => off < IN_ROW * tall).length;
  return joined(after) - joined(before) >= Math.max(LEAST_MORE, WORTH * after.length) ? bend : undefined;
}

/** Two lines of a row that stand beside each other, by their places in the list, and how far off one is of the other's level. */
type Link = { readonly from: number; readonly to: number; readonly off: number };

/** For each line the one that goes on to the right in its row, if any: of those that stand nearest to it the most level one. */
function linksIn(lines: readonly OrientedBox[], bend: Bend, near: number): Link[] {
  const levelAt = (line: OrientedBox, side: 1 | -1) => {
    const along = (side * line.width) / 2;
    return levelOf(bend, line.x + along * Math.cos(line.angle), line.y + along * Math.sin(line.angle));
  };
  const begins = lines.map((line, at) => ({ at, level: levelAt(line, -1), left: leftOf(line), right: rightOf(line) }));
  const byLevel = Map.groupBy(begins, ({ level }) => Math.floor(level / near));
  return lines.flatMap((line, from) => {
    const level = levelAt(line, 1);
    const band = Math.floor(level / near);
    const beside = [band - 1, band, band + 1]
      .flatMap((key) => byLevel.get(key) ?? [])
      .filter(({ at, left }) => at !== from && left >= rightOf(line) - INTO * near)
      .map((other) => ({ ...other, off: Math.abs(other.level - level) }))
      .filter(({ off }) => off < near);
    const end = beside.reduce((least, { right }) => Math.min(least, right), Number.POSITIVE_INFINITY);
    const [best] = beside.filter(({ left }) => left < end).sort((one, other) => one.off - other.off);
    return best ? [{ from, to: best.at, off: best.off }] : [];
  });
}

/** Lines that follow each other to the right, each in one row. */
function rowsOf(lines: readonly OrientedBox[], links: readonly Link[], tall: number): Piece[] {
  const next = new Map(links.map(({ from, to }) => [from, to]));
  const isTaken = new Set<number>();
  const rows: Piece[] = [];
  for (const start of lines.keys()) {
    const row: Piece[number][] = [];
    for (let at: number | undefined = start; at !== undefined && !isTaken.has(at); at = next.get(at)) {
      isTaken.add(at);
      row.push(...placesAlong(lines[at], tall));
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

/** Places along the middle of a line, a letter's height apart: a longer line knows better how it lies. */
function placesAlong(line: OrientedBox | undefined, tall: number): Piece {
  if (!line) return [];
  const count = Math.max(3, Math.round(line.width / tall));
  return Array.from({ length: count }, (_, at) => {
    const along = (at / (count - 1) - 0.5) * line.width;
    return { x: line.x + along * Math.cos(line.angle), y: line.y + along * Math.sin(line.angle) };
  });
}

const leftOf = ({ x, width }: OrientedBox): number => x - width / 2;
const rightOf = ({ x, width }: OrientedBox): number => x + width / 2;

import type { ReadLine } from '@comptoir/contracts';
import type { Box, Word } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { fold, squeeze } from '../read/understand/text/fold.ts';
import type { LineColumn, NumberShape } from './template.ts';
import { numbersIn } from './written-numbers.ts';

/** How far above or below the line's total its other values may stand, in base lines. */
const NEAR_ROWS = 3;
const NUMBERS = ['netTotal', 'unitPrice', 'quantity', 'vatRate'] as const;

/** A place where a value of a line may stand: base lines from the line's total, and across the page in its widths. */
export type FieldPlace = { readonly row: number; readonly x0: number; readonly x1: number };

/** A verified line on the pages: the row with its total, and wherever near it the values of its fields stand. */
export type PlacedLine = {
  readonly row: number;
  readonly places: ReadonlyMap<LineColumn['field'], readonly FieldPlace[]>;
};

/** The verified lines in their order down the pages; those that were not found are left out. */
export function placeLines(text: DocumentText, lines: readonly ReadLine[], numbers: NumberShape): PlacedLine[] {
  const placed: PlacedLine[] = [];
  for (const line of lines) {
    const found = placeLine(text, line, numbers, (placed.at(-1)?.row ?? -1) + 1);
    if (found) placed.push(found);
  }
  return placed;
}

/** The first row from `from` on that has the line's total with most of what else the line says near it. */
function placeLine(text: DocumentText, line: ReadLine, numbers: NumberShape, from: number): PlacedLine | undefined {
  if (line.netTotal === undefined) return undefined;
  const said = NUMBERS.filter((name) => line[name] !== undefined).length + (line.designation ? 1 : 0);
  let best: PlacedLine | undefined;
  for (let row = from; row < text.rows.length; row++) {
    if (numbersAt(text, row, numbers, line.netTotal).length === 0) continue;
    const one: PlacedLine = { row, places: placesNear(text, row, line, numbers) };
    if (!best || one.places.size > best.places.size) best = one;
    if (best.places.size >= said) break;
  }
  // A total alone may stand anywhere; where the line says more, more of it has to be there.
  return best && (best.places.size > 1 || said === 1) ? best : undefined;
}

function placesNear(text: DocumentText, row: number, line: ReadLine, numbers: NumberShape): PlacedLine['places'] {
  const places = new Map<LineColumn['field'], FieldPlace[]>();
  const note = (field: LineColumn['field'], at: number, boxes: readonly Box[]) => {
    const width = widthAt(text, row);
    const found = boxes.map(({ x0, x1 }) => ({ row: at - row, x0: x0 / width, x1: x1 / width }));
    if (found.length > 0) places.set(field, [...(places.get(field) ?? []), ...found]);
  };
  for (let at = row - NEAR_ROWS; at <= row + NEAR_ROWS; at++) {
    if (text.rows[at]?.page !== text.rows[row]?.page) continue;
    for (const field of NUMBERS) {
      const value = line[field];
      if (value !== undefined && (field !== 'netTotal' || at === row))
        note(field, at, numbersAt(text, at, numbers, value));
    }
    if (line.designation) note('designation', at, textsAt(text, at, line.designation));
    if (line.itemCode) note('itemCode', at, codesAt(text, at, line.itemCode));
  }
  return places;
}

function numbersAt(text: DocumentText, row: number, numbers: NumberShape, value: string): Box[] {
  return (text.rows[row]?.cells ?? []).flatMap((cell) =>
    numbersIn(cell, numbers)
      .filter((one) =>
        one.value
          .abs()
          .minus(Math.abs(Number(value)))
          .abs()
          .lt('0.005'),
      )
      .map(({ from, to }) => spanOf(cell.words.slice(from, to))),
  );
}

/** Where a description begins: as many of its first words as stand together. */
function textsAt(text: DocumentText, row: number, value: string): Box[] {
  const words = fold(value).split(/\s+/).filter(Boolean);
  return (text.rows[row]?.cells ?? []).flatMap((cell) => {
    const at = cell.words.findIndex((word) => fold(word.text) === words[0]);
    if (at < 0) return [];
    let to = at + 1;
    while (to < cell.words.length && to - at < words.length && fold(cell.words[to]?.text ?? '') === words[to - at])
      to += 1;
    return to - at >= Math.min(2, words.length) ? [spanOf(cell.words.slice(at, to))] : [];
  });
}

function codesAt(text: DocumentText, row: number, value: string): Word[] {
  return (text.rows[row]?.cells ?? [])
    .flatMap((cell) => cell.words)
    .filter((word) => squeeze(word.text) === squeeze(value));
}

/** The width of the page a row is on. */
export function widthAt(text: DocumentText, row: number): number {
  return text.pages.find((page) => page.number === text.rows[row]?.page)?.width ?? 1;
}

/** Words of one base line as one box, left to right. */
export function spanOf(words: readonly Box[]): Box {
  return {
    x0: Math.min(...words.map((word) => word.x0)),
    y0: Math.min(...words.map((word) => word.y0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}

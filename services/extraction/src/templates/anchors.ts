import type { Box } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { isKnownLabel, rounded } from './find-marks.ts';
import type { Value } from './find-values.ts';
import type { Phrase } from './phrases.ts';
import type { Anchor } from './template.ts';

const MOST_ANCHORS = 8;
/** How far above or below its value a label may stand, in heights of a word. */
const REACH = 7;
/** Two labels a side: the nearest, and one more in case it is a value itself. */
const A_SIDE = 2;

/** What a place on a page is measured in. */
export type Measures = { readonly width: number; readonly wordHeight: number };

export function measuresOf(text: DocumentText): ReadonlyMap<number, Measures> {
  return new Map(
    text.pages.map((page) => {
      const heights = text.cells
        .filter((cell) => cell.page === page.number)
        .flatMap((cell) => cell.words.map((word) => word.y1 - word.y0))
        .sort((a, b) => a - b);
      const height = heights[Math.floor(heights.length / 2)] ?? page.height / 80;
      return [page.number, { width: page.width, wordHeight: height / page.width }];
    }),
  );
}

/** The labels around a value by which it may be found again, the best first; weights are 0 to 1. */
export function anchorsOf(
  text: DocumentText,
  value: Value,
  labels: readonly Phrase[],
  measures: ReadonlyMap<number, Measures>,
): Anchor[] {
  const measure = measures.get(value.cell.page);
  if (!measure) return [];
  const near = labels
    .filter((label) => label.cell.page === value.cell.page)
    .flatMap((label) => {
      const relation = relationOf(text, label, value, measure);
      return relation ? [{ label, ...relation }] : [];
    });
  const chosen = (['right', 'left', 'below', 'above'] as const).flatMap((side) =>
    near
      .filter((one) => one.side === side)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, A_SIDE),
  );
  const weighed = chosen.map(({ label, side, distance, steps }) => ({
    text: label.text,
    side,
    steps,
    ...offsets(label.box, value.box, measure.width),
    weight:
      ((isKnownLabel(label) ? 1 : 0.8) * (label.text.length > 1 ? 1 : 0.5) * (side === 'right' ? 1 : 0.95)) /
      (1 + distance / 12),
  }));
  return weighed.sort((a, b) => b.weight - a.weight).slice(0, MOST_ANCHORS);
}

type Relation = { readonly side: Anchor['side']; readonly distance: number; readonly steps: number };

/** On which side of a label a value stands, if on any, and how far in heights of a word. */
function relationOf(
  text: DocumentText,
  label: Phrase,
  value: Value,
  { width, wordHeight }: Measures,
): Relation | undefined {
  const em = wordHeight * width;
  const [a, b] = [label.box, value.box];
  if (onOneLine(a, b, em)) {
    if (a.x1 <= b.x0 + 0.5 * em)
      return { side: 'right', distance: (b.x0 - a.x1) / em / 3, steps: wordsBetween(text, label, value) };
    if (b.x1 <= a.x0 + 0.5 * em)
      return { side: 'left', distance: (a.x0 - b.x1) / em / 3, steps: wordsBetween(text, label, value) };
    return undefined;
  }
  const isAligned =
    Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) || Math.abs(a.x0 - b.x0) < em || Math.abs(a.x1 - b.x1) < em;
  const [above, under] = a.y0 < b.y0 ? [a, b] : [b, a];
  const distance = Math.max(0, (under.y0 - above.y1) / em);
  if (!isAligned || distance > REACH) return undefined;
  return { side: a.y0 < b.y0 ? 'below' : 'above', distance: distance + 0.5, steps: 0 };
}

export function onOneLine(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.y0 + a.y1 - b.y0 - b.y1) / 2 < 0.6 * em;
}

/** Words that stand between a label and a value on their base line; marks of punctuation count for none. */
export function wordsBetween(text: DocumentText, label: Phrase, value: Value): number {
  const [left, right] = label.box.x0 < value.box.x0 ? [label.box.x1, value.box.x0] : [value.box.x1, label.box.x0];
  const rows = new Set([label.cell.row, value.cell.row]);
  let between = 0;
  for (const row of rows)
    for (const cell of text.rows[row]?.cells ?? [])
      for (const word of cell.words)
        if ((word.x0 + word.x1) / 2 > left && (word.x0 + word.x1) / 2 < right && /[\p{L}\p{N}]/u.test(word.text))
          between += 1;
  return Math.min(60, between);
}

export function offsets(label: Box, value: Box, width: number): Pick<Anchor, 'dx0' | 'dx1' | 'dy'> {
  return {
    dx0: rounded((value.x0 - label.x0) / width),
    dx1: rounded((value.x1 - label.x1) / width),
    dy: rounded((value.y0 + value.y1 - label.y0 - label.y1) / 2 / width),
  };
}

import type { Word } from '../../page-model.ts';
import { type Label, weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from './document-text.ts';

/** Words that may be the value of a label, and how natural their place is (1 = behind it in the same cell). */
export type Neighbour = {
  readonly cell: Cell;
  readonly words: readonly Word[];
  readonly nearness: number;
  readonly relation: 'same' | 'right' | 'below';
};

/** How far below a label its value may stand, in heights of the label. */
const REACH_BELOW = 4.2;

/**
 * Where the value of a label may stand: behind it, in the next cell on its row, or under it.
 * A neighbour that is itself a label stops that direction.
 */
export function neighboursOf(text: DocumentText, cell: Cell, label: Label): Neighbour[] {
  const found: Neighbour[] = [];
  const words = wordsBehind(cell, label);
  // 'Date d'échéance de', and 'paiement' in the next line.
  const hasRemark = isRemark(cell.words.slice(label.to));
  const behind = (words.length === 1 && OPEN.test(words[0]?.text ?? '')) || hasRemark ? [] : words;
  if (behind.length > 0) found.push({ cell, words: behind, nearness: 1, relation: 'same' });

  const isLast = hasRemark || !cell.labels.some((other) => other.from >= label.to);
  const right = text.rows[cell.row]?.cells[cell.column + 1];
  if (isLast && behind.length === 0 && right && !isLabel(right)) {
    const gap = (right.x0 - cell.x1) / (cell.y1 - cell.y0);
    found.push({
      cell: right,
      words: stripSeparator(wordsBefore(right)),
      nearness: gap < 12 ? 0.97 : gap < 30 ? 0.92 : 0.85,
      relation: 'right',
    });
  }
  found.push(...below(text, cell, label));
  if (isLast && behind.length === 0 && found.length === 0) found.push(...onNextLine(text, cell, label));
  return found.filter((neighbour) => neighbour.words.length > 0);
}

/** A word that leads to another one, which stands in the next line. */
const OPEN = /^(?:de|du|des|of|the|der|del|di|van|d')$/i;

/** '(15 dagar netto)' between a label and its value: words in brackets, and no number in them alone. */
function isRemark(words: readonly Word[]): boolean {
  const said = words.map(({ text }) => text).join(' ');
  return words.length > 1 && /^\([^()]*\p{Ll}{3}[^()]*\):?$/u.test(said);
}

/** A cell that begins by announcing something of its own. */
function isLabel(cell: Cell): boolean {
  const first = cell.labels[0];
  return Boolean(first?.from === 0 && first.announces);
}

/** The words behind a label, up to the next label of the same cell. */
export function wordsBehind(cell: Cell, label: Label): Word[] {
  const next = cell.labels.find(
    (other) => other.from >= label.to && other.announces && weightOf(other, 'number') === 0,
  );
  return stripSeparator(cell.words.slice(label.to, next?.from));
}

function wordsBefore(cell: Cell): readonly Word[] {
  const next = cell.labels.find((label) => label.from > 0 && label.announces);
  return cell.words.slice(0, next?.from);
}

function below(text: DocumentText, cell: Cell, label: Label): Neighbour[] {
  const height = cell.y1 - cell.y0;
  const span = spanOf(cell.words.slice(label.from, label.to)) ?? cell;
  const inBox = inBoxUnder(text, cell);
  for (let row = cell.row + 1; row < text.rows.length; row++) {
    const candidate = text.rows[row];
    if (!candidate || candidate.page !== cell.page || candidate.y0 - cell.y1 > REACH_BELOW * height) return [];
    const under = inBox ?? candidate.cells.find((other) => isLower(other, cell) && standsUnder(span, other, height));
    if (!under) continue;
    if (under.labels[0]?.from === 0 && under.labels[0].announces && under.labels[0].to < under.words.length) return [];
    const distance = (under.y0 - cell.y1) / height;
    return [
      {
        cell: under,
        words: stripSeparator(fromLabelOn(under.words, span, height)),
        nearness: distance < 1.5 ? 0.88 : 0.75,
        relation: 'below',
      },
    ];
  }
  return [];
}

/** Begun well below where a label begins, or in larger print and for the most part below where it ends. */
const isLower = (one: Cell, label: Cell): boolean =>
  one.y0 >= label.y0 + 0.6 * (label.y1 - label.y0) || (one.y0 + one.y1) / 2 > label.y1;

/** '… 1 200,00 € à payer le :' at the end of a line: its value begins the next, where the line itself begins. */
function onNextLine({ rows }: DocumentText, cell: Cell, label: Label): Neighbour[] {
  const height = cell.y1 - cell.y0;
  const isEnd = label.from > 0 && label.to >= cell.words.length - 1 && cell.text.endsWith(':');
  const next = rows[cell.row + 1]?.cells.find(
    ({ page, x0, y0 }) => page === cell.page && Math.abs(x0 - cell.x0) < height && y0 - cell.y1 < height,
  );
  return isEnd && next && !isLabel(next)
    ? [{ cell: next, words: stripSeparator(wordsBefore(next)), nearness: 0.88, relation: 'below' }]
    : [];
}

/** So many headings beside one another are a form's row of boxes. */
const BOXES = 3;

/**
 * 'Doc. No.', 'Date', 'Page' in a row of boxes: the value of each stands anywhere in its own, none under its label. So it is where the
 * next row has as many, each between where its heading begins and the next one does.
 */
function inBoxUnder({ rows }: DocumentText, cell: Cell): Cell | undefined {
  const headings = rows[cell.row]?.cells ?? [];
  const next = rows[cell.row + 1];
  const isBoxes =
    next?.page === cell.page &&
    headings.length >= BOXES &&
    next.cells.length === headings.length &&
    headings.every(({ text }) => !/\d/.test(text)) &&
    next.cells.every(({ x0, x1 }, at) => {
      const end = headings[at + 1]?.x0 ?? Number.POSITIVE_INFINITY;
      return x0 >= (headings[at]?.x0 ?? 0) && x1 <= end;
    });
  return isBoxes ? next.cells[cell.column] : undefined;
}

/**
 * A cell that begins far left of its label is two that ran together, '149, Old Colony, CMS/60' under 'Invoice No.': where a word of
 * it begins as the label does, what stands before is another's.
 */
function fromLabelOn(words: readonly Word[], label: { x0: number }, height: number): readonly Word[] {
  if ((words[0]?.x1 ?? label.x0) > label.x0 - height) return words;
  const from = words.findIndex(({ x0 }) => Math.abs(x0 - label.x0) < height);
  return from < 0 ? words : words.slice(from);
}

/** Overlapping in x, or aligned left or right. */
function standsUnder(label: { x0: number; x1: number }, other: { x0: number; x1: number }, height: number): boolean {
  const overlap = Math.min(label.x1, other.x1) - Math.max(label.x0, other.x0);
  if (overlap <= 0) return false;
  return (
    overlap >= 0.3 * Math.min(label.x1 - label.x0, other.x1 - other.x0) ||
    Math.abs(label.x0 - other.x0) < height ||
    Math.abs(label.x1 - other.x1) < height
  );
}

/** How far words reach across; Latin ones on a page that is read from the right are given in their own order. */
export function spanOf(words: readonly Word[]): { x0: number; x1: number } | undefined {
  return words.length > 0
    ? { x0: Math.min(...words.map(({ x0 }) => x0)), x1: Math.max(...words.map(({ x1 }) => x1)) }
    : undefined;
}

function stripSeparator(words: readonly Word[]): Word[] {
  let start = 0;
  while (start < words.length && /^[:#=—–\-.*|,;]+$/.test(words[start]?.text ?? '')) start += 1;
  const rest = words.slice(start);
  const first = rest[0];
  if (!first) return [];
  const trimmed = first.text.replace(/^[:#=—–]+/, '');
  return trimmed === '' ? rest.slice(1) : [{ ...first, text: trimmed }, ...rest.slice(1)];
}

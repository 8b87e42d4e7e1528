import type { ReadFields, ReadLine } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { type Box, boundsOf } from '../read/page-model.ts';
import type { LineOnPage } from '../read/understand/lines/line-on-page.ts';
import type { Cell, DocumentText, TextRow } from '../read/understand/text/document-text.ts';
import { findPhrases, type Phrase } from './phrases.ts';
import type { LineColumn, LinesRule, Mark, NumberShape, Template } from './template.ts';
import { numbersIn } from './written-numbers.ts';

/** How far a value may stand from its column's edge, in page widths. */
const ASIDE = { text: 0.012, ocr: 0.02 } as const;
const CENT = new Decimal('0.021');
const NUMERIC: ReadonlySet<string> = new Set(['quantity', 'unitPrice', 'vatRate', 'netTotal']);

type Mutable = { -readonly [key in keyof ReadLine]: ReadLine[key] };

/**
 * The lines as the template's table has them. The generic reader's stay where there is no table, where theirs alone make
 * the net total, and, where both do or neither (reductions on the whole), where more of them are proved by quantity × price.
 */
export function readLines(
  text: DocumentText,
  { lines: rule, numbers }: Pick<Template, 'lines' | 'numbers'>,
  generic: readonly LineOnPage[],
  fields: ReadFields,
): readonly LineOnPage[] {
  if (!rule) return generic;
  const read = [...rowsOfLines(text, rule, numbers).values()];
  // EN 16931 counts a credit note's amounts as positive; on paper many print them with a minus.
  const all = fields.typeCode?.value === '381' && read.every(isNegative) ? read.map(withoutMinus) : read;
  if (all.length === 0) return generic;
  // Lines that made no total where they were verified need make none here, whatever else does.
  const whole = rule.makes || !rule.better ? fields[rule.makes ?? 'netTotal']?.value : undefined;
  const own = whole === undefined ? all : firstThatMake(all, whole);
  const isProved = proved(own) >= proved(generic);
  // Totals alone do not tell a quantity from a rate that was the same figure on the invoice that was learned from.
  if (whole && makes(own, whole) && (isProved || !makes(generic, whole))) return own;
  if (whole && makes(generic, whole)) return generic;
  return rule.better || (own.length >= generic.length && isProved) ? own : generic;
}

/** The lines down to the one with which they make the total, if there is such a one: rows under the table look alike. */
function firstThatMake(lines: readonly LineOnPage[], whole: string): readonly LineOnPage[] {
  if (makes(lines, whole)) return lines;
  let sum = new Decimal(0);
  const last = lines.findIndex((line) => {
    sum = sum.plus(line.netTotal ?? 0);
    return isSameSize(sum, whole);
  });
  return last < 0 ? lines : lines.slice(0, last + 1);
}

const isNegative = (line: ReadLine) => line.netTotal?.startsWith('-') ?? false;
const withoutMinus = (line: LineOnPage): LineOnPage => ({ ...line, netTotal: line.netTotal?.slice(1) ?? '' });

/** Lines whose quantity and price make their total. */
function proved(lines: readonly ReadLine[]): number {
  return lines.filter(
    ({ quantity, unitPrice, netTotal }) =>
      quantity !== undefined &&
      unitPrice !== undefined &&
      netTotal !== undefined &&
      new Decimal(quantity).times(unitPrice).minus(netTotal).abs().lte(CENT),
  ).length;
}

/** Whether the lines' net totals come to an amount, be it on a credit note with its minus or without. */
export function makes(lines: readonly ReadLine[], whole: string): boolean {
  const sum = lines.reduce((total, line) => total.plus(line.netTotal ?? 0), new Decimal(0));
  return lines.length > 0 && isSameSize(sum, whole);
}

const isSameSize = (sum: Decimal, whole: string): boolean => sum.abs().minus(new Decimal(whole).abs()).abs().lte(CENT);

/** The rows that are lines by a template's table, down the pages. */
export function rowsOfLines(text: DocumentText, rule: LinesRule, numbers: NumberShape): Map<number, LineOnPage> {
  const no = rule.not ?? [];
  const found = findPhrases(text, new Set([...rule.header, ...rule.end, ...no].map((mark) => mark.text)));
  const headers = rowsWith(text, rule.header, found, Math.max(1, Math.ceil(rule.header.length / 2)));
  // Where more than a total makes a line, what stands under the table makes none; a note between lines may look like an end.
  const isProved = rule.columns.some(({ field, always }) => always && (field === 'quantity' || field === 'unitPrice'));
  const ends = isProved ? new Set<number>() : rowsWith(text, rule.end, found, 1);
  const others = rowsWith(text, no, found, 1);
  const lines = new Map<number, LineOnPage>();
  let isInside = headers.size === 0;
  text.rows.forEach((_, index) => {
    if (headers.has(index)) isInside = true;
    const line = isInside && !others.has(index) ? lineAt(text, index, rule, numbers) : undefined;
    if (line) lines.set(index, line);
    else if (ends.has(index) && lines.size > 0) isInside = false;
  });
  return lines;
}

/** Rows on which at least so many marks stand where they stood across the page. */
function rowsWith(
  text: DocumentText,
  marks: readonly Mark[],
  found: ReadonlyMap<string, readonly Phrase[]>,
  fewest: number,
): Set<number> {
  const counts = new Map<number, number>();
  for (const mark of marks) {
    for (const { cell, box } of found.get(mark.text) ?? []) {
      const width = widthOf(text, cell.page);
      if (Math.min(Math.abs(box.x0 / width - mark.x0), Math.abs(box.x1 / width - mark.x1)) <= 0.02)
        counts.set(cell.row, (counts.get(cell.row) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([row]) => row));
}

/** A row is a line where the total stands in its column, and each value that every learned line had in its own. */
function lineAt(text: DocumentText, index: number, rule: LinesRule, numbers: NumberShape): LineOnPage | undefined {
  const line: Mutable = {};
  const boxes: Partial<Record<keyof ReadLine, Box>> = {};
  const used: Box[] = [];
  for (const column of rule.columns.filter(({ field }) => NUMERIC.has(field))) {
    const number = numberIn(text, index, column, numbers);
    if (!number && (column.field === 'netTotal' || column.always)) return undefined;
    if (!number) continue;
    used.push(number.box);
    boxes[column.field] = number.box;
    const value = new Decimal(number.value);
    if (column.field === 'quantity' || column.field === 'vatRate') line[column.field] = value.toFixed();
    else if (column.field === 'unitPrice' || column.field === 'netTotal')
      line[column.field] = value.toFixed(Math.max(2, value.decimalPlaces()));
  }
  if (line.netTotal === undefined) return undefined;
  for (const column of rule.columns.filter(({ field }) => field === 'designation' || field === 'itemCode')) {
    const said = textIn(text, index, column, rule.columns, used);
    if (!said) continue;
    if (column.field === 'designation') line.designation = said.value.slice(0, 2000);
    else line.itemCode = said.value.slice(0, 200);
    boxes[column.field] = said.box;
  }
  return { ...line, place: { page: text.rows[index]?.page ?? 1, boxes } };
}

function numberIn(text: DocumentText, index: number, column: LineColumn, numbers: NumberShape) {
  const row = rowAt(text, index, column.row);
  if (!row) return undefined;
  const width = widthOf(text, row.page);
  return row.cells
    .flatMap((cell) =>
      numbersIn(cell, numbers).map((one) => ({ value: one.value, box: spanOf(cell, one.from, one.to) })),
    )
    .find(({ box }) => {
      const off = column.align === 'right' ? box.x1 / width - column.x1 : box.x0 / width - column.x0;
      return Math.abs(off) <= ASIDE[text.source];
    });
}

/** The words from the column's edge up to what stands in the next column. */
function textIn(
  text: DocumentText,
  index: number,
  column: LineColumn,
  columns: readonly LineColumn[],
  used: readonly Box[],
): { readonly value: string; readonly box: Box } | undefined {
  const row = rowAt(text, index, column.row);
  if (!row) return undefined;
  const width = widthOf(text, row.page);
  const right = Math.min(
    Number.POSITIVE_INFINITY,
    ...columns
      .filter((other) => other !== column && other.align === 'left' && other.x0 > column.x1)
      .map((other) => other.x0 * width),
    ...used.filter((box) => box.x0 / width > column.x0 + ASIDE[text.source]).map((box) => box.x0),
  );
  const words = row.cells
    .flatMap((cell) => cell.words)
    .filter((word) => word.x0 / width >= column.x0 - ASIDE[text.source] && (word.x0 + word.x1) / 2 < right);
  const value = words.map((word) => word.text).join(' ');
  return value === '' ? undefined : { value, box: boundsOf(words) };
}

function rowAt(text: DocumentText, index: number, off: number): TextRow | undefined {
  const row = text.rows[index + off];
  return row && row.page === text.rows[index]?.page ? row : undefined;
}

function spanOf(cell: Cell, from: number, to: number): Box {
  const words = cell.words.slice(from, to);
  return {
    x0: Math.min(...words.map((word) => word.x0)),
    y0: cell.y0,
    x1: Math.max(...words.map((word) => word.x1)),
    y1: cell.y1,
  };
}

const widthOf = (text: DocumentText, page: number) => text.pages.find((one) => one.number === page)?.width ?? 1;

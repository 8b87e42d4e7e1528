import type { ReadingFieldName } from '@comptoir/contracts';
import type { Cell, DocumentText } from '../read/understand/text/document-text.ts';
import { squeeze } from '../read/understand/text/fold.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { bareCode, joined, patternOf, type Value, valueAt } from './find-values.ts';
import type { NumberShape, Shape } from './template.ts';
import { datesIn, isShape } from './written-dates.ts';
import { numbersIn } from './written-numbers.ts';

/** A place where a verified value stands, and what it looks like there. */
export type Location = { readonly at: Value; readonly shape: Shape };

export const AMOUNT_FIELDS = [
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'discount',
  'charges',
] as const satisfies readonly ReadingFieldName[];
const DATE_FIELDS: ReadonlySet<ReadingFieldName> = new Set(['issueDate', 'dueDate']);
const CODE_FIELDS: ReadonlySet<ReadingFieldName> = new Set([
  'invoiceNumber',
  'orderNumber',
  'deliverySlipNumber',
  'bic',
]);
const LONGEST_CODE = 6;

export const isAmountField = (name: ReadingFieldName): boolean => (AMOUNT_FIELDS as readonly string[]).includes(name);

/** Everywhere the verified value of a field stands on the pages, in reading order. */
export function locateValue(
  text: DocumentText,
  name: ReadingFieldName,
  value: string,
  numbers: NumberShape,
): Location[] {
  return text.cells.flatMap((cell): Location[] => {
    if (isAmountField(name)) return amountsAt(cell, value, numbers);
    if (DATE_FIELDS.has(name)) return datesAt(cell, value);
    if (name === 'iban') return identifiersAt(cell, 'iban', value);
    if (name === 'supplierVatNumber' || name === 'buyerVatNumber') return taxNumbersAt(cell, value);
    return CODE_FIELDS.has(name) ? codesAt(cell, value) : textsAt(cell, value);
  });
}

function amountsAt(cell: Cell, value: string, numbers: NumberShape): Location[] {
  return numbersIn(cell, numbers)
    .filter(
      (one) =>
        !one.isPercent &&
        one.value
          .abs()
          .minus(Math.abs(Number(value)))
          .abs()
          .lt('0.005'),
    )
    .map(({ from, to }) => ({ at: valueAt(cell, from, to, value), shape: { kind: 'amount' } }));
}

/** Each way a date can be read gives a location: 05/05/2026 leaves the order open until another date settles it. */
function datesAt(cell: Cell, value: string): Location[] {
  return datesIn(cell)
    .filter(({ day }) => day === value)
    .map(({ from, to, shape }) => ({ at: valueAt(cell, from, to, value), shape }));
}

function identifiersAt(cell: Cell, kind: 'iban' | 'vatNumber', value: string): Location[] {
  return findIdentifiers(cell.words)
    .filter((one) => one.kind === kind && squeeze(one.value) === squeeze(value))
    .map(({ from, to }) => ({ at: valueAt(cell, from, to, value), shape: { kind } }));
}

/** One that holds by Europe's check digits, or else as a code like another: a CUIT, an EIN, a number printed without its country. */
function taxNumbersAt(cell: Cell, value: string): Location[] {
  const held = identifiersAt(cell, 'vatNumber', value);
  return held.length > 0 ? held : codesAt(cell, value);
}

function codesAt(cell: Cell, value: string): Location[] {
  return runsEqual(cell, squeeze(value).replace(/[#%]/g, ''), LONGEST_CODE).map(([from, to]) => ({
    at: valueAt(cell, from, to, value),
    shape: { kind: 'code', pattern: patternOf(bareCode(joined(cell.words.slice(from, to)))) || '9' },
  }));
}

function textsAt(cell: Cell, value: string): Location[] {
  return runsEqual(cell, squeeze(value), 60).map(([from, to]) => {
    const until = untilOf(cell, to);
    return { at: valueAt(cell, from, to, value), shape: { kind: 'text', ...(until && { until }) } };
  });
}

/** The mark that parts a text from what follows in its cell, if anything does. */
function untilOf(cell: Cell, to: number): string | undefined {
  if (to >= cell.words.length) return undefined;
  return /[,;:·•|–—-]$/u.exec(cell.words[to - 1]?.text ?? '')?.[0] ?? cell.words[to]?.text.slice(0, 3);
}

/** The shortest runs of words that spell a squeezed text. */
function runsEqual(cell: Cell, wanted: string, most: number): [number, number][] {
  if (wanted === '') return [];
  const pieces = cell.words.map((word) => squeeze(word.text).replace(/[#%]/g, ''));
  return pieces.flatMap((first, from): [number, number][] => {
    if (first === '' || !wanted.startsWith(first)) return [];
    let run = '';
    for (let to = from; to < Math.min(pieces.length, from + most); to++) {
      run += pieces[to];
      if (run === wanted) return [[from, to + 1]];
      if (!wanted.startsWith(run)) return [];
    }
    return [];
  });
}

/** How this document writes its numbers: the habit in which most of the verified amounts stand on the pages. */
export function numberShapeOf(text: DocumentText, amounts: readonly string[]): NumberShape {
  const wanted = new Set(amounts.map((amount) => Math.abs(Number(amount)).toFixed(2)));
  const habits = ([',', '.', '٫'] as const).map((decimal) => {
    const found = text.cells
      .flatMap((cell) => numbersIn(cell, { decimal, group: 'unknown' }))
      .filter((one) => !one.isPercent && wanted.has(one.value.abs().toFixed(2)));
    const withFraction = found.filter((one) => one.decimals > 0);
    const large = found.filter((one) => one.value.abs().gte(1000));
    const group = large.find((one) => one.group !== '')?.group ?? (large.length > 0 ? 'none' : 'unknown');
    const shape: NumberShape = {
      decimal,
      decimals: withFraction.length > 0 ? 2 : 0,
      group: group === '' ? 'none' : group,
    };
    return { shape, count: found.length + withFraction.length };
  });
  const best = habits.reduce((a, b) => (b.count > a.count ? b : a));
  return best.shape;
}

/** The one date shape among those possible that the other dates have too. */
export function agreeOnDates(
  locations: ReadonlyMap<ReadingFieldName, readonly Location[]>,
): Map<ReadingFieldName, Location[]> {
  const all = [...locations.values()].flat().flatMap(({ shape }) => (shape.kind === 'date' ? [shape] : []));
  const votes = (shape: Shape) => (shape.kind === 'date' ? all.filter((other) => isShape(other, shape)).length : 0);
  return new Map(
    [...locations].map(([name, list]) => [
      name,
      list
        .filter(
          (one) =>
            !list.some(
              (other) => other !== one && sameWords(one.at, other.at) && votes(other.shape) > votes(one.shape),
            ),
        )
        .filter((one, index, kept) => kept.findIndex((other) => sameWords(one.at, other.at)) === index),
    ]),
  );
}

const sameWords = (a: Value, b: Value) => a.cell === b.cell && a.from === b.from && a.to === b.to;

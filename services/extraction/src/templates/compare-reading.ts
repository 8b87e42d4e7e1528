import type { Reading, ReadingFieldName, ReadLine } from '@comptoir/contracts';
import { isOneTaxNumber, isTaxNumber } from '../read/understand/parties/vat-numbers/lettered-numbers.ts';
import { squeeze } from '../read/understand/text/fold.ts';
import type { VerifiedContent } from './verified-content.ts';

/** A field that a reading gives otherwise than it was verified; null where the one or the other has none. */
export type Difference = {
  readonly field: ReadingFieldName | 'lines';
  readonly verified: string | null;
  readonly read: string | null;
};

const AMOUNTS: ReadonlySet<string> = new Set([
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'discount',
  'charges',
  'quantity',
  'unitPrice',
  'vatRate',
]);

/** What a replay shows: the verified fields that the reading gives otherwise, and the lines as one. */
export function compareReading(reading: Pick<Reading, 'fields' | 'lines'>, verified: VerifiedContent): Difference[] {
  const names = Object.keys(verified.fields) as ReadingFieldName[];
  const fields = names.flatMap((field): Difference[] => {
    const was = verified.fields[field];
    if (was === undefined) return [];
    const read = reading.fields[field]?.value ?? null;
    return sameValue(field, was || null, read) ? [] : [{ field, verified: was || null, read }];
  });
  if (!verified.lines || sameLines(reading.lines, verified.lines)) return fields;
  return [...fields, { field: 'lines', verified: written(verified.lines), read: written(reading.lines) }];
}

/**
 * Whether two values of a field are one: amounts by what they are worth, VAT numbers with their country's letters or without, all else but
 * for spaces, case and punctuation.
 */
export function sameValue(field: string, a: string | null | undefined, b: string | null | undefined): boolean {
  if (!a || !b) return !a && !b;
  if (AMOUNTS.has(field)) return Math.abs(Number(a) - Number(b)) < 0.005;
  return isTaxNumber(field) ? isOneTaxNumber(a, b) : squeeze(a) === squeeze(b);
}

/** The same lines in the same order, by what the verified ones say of themselves: net total and quantity. */
export function sameLines(read: readonly ReadLine[], verified: readonly ReadLine[]): boolean {
  return (
    read.length === verified.length &&
    verified.every((line, index) =>
      (['netTotal', 'quantity'] as const).every(
        (name) => line[name] === undefined || sameValue(name, line[name], read[index]?.[name]),
      ),
    )
  );
}

function written(lines: readonly ReadLine[]): string {
  return lines.map((line) => `${line.quantity ?? ''} × ${line.netTotal ?? ''}`).join('; ');
}

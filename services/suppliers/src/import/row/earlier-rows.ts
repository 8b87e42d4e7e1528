import { comparable } from '../../supplier/supplier.ts';
import { normaliseVatNumber } from '../../supplier/vat-number.ts';
import type { RowFacts } from './decide-row.ts';
import type { RowInput } from './read-row.ts';

const FIELDS = ['raisonSociale', 'code', 'email', 'vatNumber'] as const;

/**
 * Remembers what the rows of a sheet are told apart by: of a row, the first row above it with the same. What stays is the
 * line alone: a few short texts for each row.
 */
export function createEarlierRows(): (row: number, input: RowInput) => RowFacts['earlier'] {
  const seen = new Map<string, number>();
  return (row, { supplier }) => {
    const earlier: Partial<Record<(typeof FIELDS)[number], number>> = {};
    for (const field of FIELDS) {
      const text = supplier[field];
      const key = text && (field === 'vatNumber' ? normaliseVatNumber(text) : comparable(text));
      if (!key) continue;
      const other = seen.get(`${field} ${key}`);
      if (other === undefined) seen.set(`${field} ${key}`, row);
      else earlier[field] = other;
    }
    return earlier;
  };
}

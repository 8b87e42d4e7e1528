import type { RowFate, SupplierImport } from '@comptoir/contracts';
import type { ToneName } from '../../theme.ts';

/** What a person is at; each has its screen. */
export const IMPORT_STEPS = ['file', 'mapping', 'check', 'progress', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const written = ({ counts }: Pick<SupplierImport, 'counts'>): number => (counts.CREATED ?? 0) + (counts.UPDATED ?? 0);

/** Where an import is, as its steps have it. A failed one stays where it failed. */
export function stepOf(it: Pick<SupplierImport, 'state' | 'counts' | 'rowCount'> | undefined): ImportStep {
  if (!it) return 'file';
  switch (it.state) {
    case 'MAPPING':
      return 'mapping';
    case 'CHECKING':
    case 'CHECKED':
      return 'check';
    case 'IMPORTING':
    case 'STOPPED':
      return 'progress';
    case 'DONE':
      return 'result';
    case 'FAILED':
      return it.rowCount === 0 ? 'mapping' : 'progress';
  }
}

/** Rows that would still be written. */
export const openRows = ({ counts }: Pick<SupplierImport, 'counts'>): number =>
  (counts.CREATE ?? 0) + (counts.UPDATE ?? 0);

/** How far the import is, 0 to 1, of what it writes. */
export function progressOf(it: Pick<SupplierImport, 'counts'>): number {
  const all = written(it) + openRows(it);
  return all === 0 ? 0 : written(it) / all;
}

/** A fate has a colour and a word. */
export const FATE_TONES: Readonly<Record<RowFate, ToneName>> = {
  CREATE: 'busy',
  UPDATE: 'todo',
  CHOOSE: 'doubt',
  SKIP: 'quiet',
  REFUSED: 'bad',
  CREATED: 'good',
  UPDATED: 'good',
};

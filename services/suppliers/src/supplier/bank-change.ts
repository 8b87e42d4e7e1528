import type { SupplierData } from './supplier.ts';

const BANK_FIELDS = ['iban', 'bic'] as const;

/**
 * Whether a form would alter the bank data on file. A field it leaves out stays as it is; one it empties, fills for
 * the first time or replaces would alter it: that goes by a change request with a second person.
 */
export function bankChangeIn(input: unknown, entered: SupplierData, onFile: SupplierData): boolean {
  const given = typeof input === 'object' && input !== null ? input : {};
  return BANK_FIELDS.some((field) => field in given && entered[field] !== onFile[field]);
}

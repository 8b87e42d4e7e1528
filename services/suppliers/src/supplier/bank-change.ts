import { Problem } from '@comptoir/service-kit';
import type { NewRib } from '../files/new-rib.ts';
import type { SupplierData } from './supplier.ts';

/** An account somebody of the staff typed. */
export interface TypedBank {
  readonly iban?: string;
  readonly bic?: string;
  readonly rib?: NewRib;
}

const BANK_FIELDS = ['iban', 'bic'] as const;
type OnFile = Pick<SupplierData, 'iban' | 'bic'>;

/**
 * The bank data by which a form differs from what is on file, if it does. A field that it leaves out stays as it is. An
 * account is replaced, never emptied: what invoices show is held against it, and a request without one could neither be
 * compared nor called back about.
 * @throws Problem supplier.bankChange by field for a form that empties one
 */
export function bankTypedIn(
  input: unknown,
  entered: OnFile,
  onFile: OnFile,
  rib: NewRib | undefined,
): TypedBank | undefined {
  const given = typeof input === 'object' && input !== null ? input : {};
  const differing = BANK_FIELDS.filter((field) => field in given && entered[field] !== onFile[field]);
  if (differing.length === 0 && !rib) return undefined;
  const emptied = differing.filter((field) => entered[field] === undefined);
  if (emptied.length > 0) {
    throw new Problem(
      'supplier.bankChange',
      {},
      emptied.map((field) => ({ field, code: 'bank_notEmptied' })),
    );
  }
  const [iban, bic] = [entered.iban ?? onFile.iban, entered.bic ?? onFile.bic];
  return { ...(iban !== undefined && { iban }), ...(bic !== undefined && { bic }), ...(rib && { rib }) };
}

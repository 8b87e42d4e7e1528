import { Problem } from '@comptoir/service-kit';
import type { Rib } from '../change-requests/change-request.ts';
import type { SupplierData } from './supplier.ts';

/** An account somebody of the staff typed. */
export interface TypedBank {
  readonly iban?: string;
  readonly bic?: string;
  readonly rib?: Rib;
}

const BANK_FIELDS = ['iban', 'bic'] as const;
type OnFile = Pick<SupplierData, 'iban' | 'bic'>;

/**
 * The bank data by which a form differs from what is on file, if it does. A field that it leaves out stays as it is.
 * @throws Problem supplier.bankChange for a form that empties one
 */
export function bankTypedIn(
  input: unknown,
  entered: OnFile,
  onFile: OnFile,
  rib: Rib | undefined,
): TypedBank | undefined {
  const given = typeof input === 'object' && input !== null ? input : {};
  const differing = BANK_FIELDS.filter((field) => field in given && entered[field] !== onFile[field]);
  if (differing.length === 0 && !rib) return undefined;
  if (differing.some((field) => entered[field] === undefined)) throw new Problem('supplier.bankChange');
  const [iban, bic] = [entered.iban ?? onFile.iban, entered.bic ?? onFile.bic];
  return { ...(iban !== undefined && { iban }), ...(bic !== undefined && { bic }), ...(rib && { rib }) };
}

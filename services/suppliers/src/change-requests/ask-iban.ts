import type { ChangeAsked, FieldProblemCode, Scope } from '@comptoir/contracts';
import { type FieldProblem, Problem } from '@comptoir/service-kit';
import { type NewRib, ribOf } from '../files/new-rib.ts';
import { normaliseBic, normaliseIban } from '../supplier/bank-account.ts';
import type { SupplierState } from '../supplier/supplier.ts';
import { type Asker, askChange } from './ask-change.ts';
import type { ChangeParts } from './change-parts.ts';
import type { ChangeValues } from './change-request.ts';
import { waysForBankChange } from './choose-ways.ts';
import { takesShortMessages } from './phone-number.ts';

export interface BankForm {
  readonly supplierId: string;
  readonly iban: string;
  readonly bic: string;
  /** Held; kept by the request that names it. */
  readonly rib: NewRib | undefined;
}

/**
 * A code to contact data from before; then a second person decides.
 * @throws Problem not.found; change.bankRequired or request.invalid by field; change.unchanged; as askChange
 */
export async function askIban(
  parts: ChangeParts,
  scope: Scope,
  { form, asker }: { form: BankForm; asker: Asker },
): Promise<ChangeAsked> {
  const supplier = await parts.suppliers.find(scope, form.supplierId);
  if (!supplier) throw new Problem('not.found');
  const { iban, bic, rib } = bankIn(form);
  if (iban === supplier.iban && bic === supplier.bic) throw new Problem('change.unchanged');
  const ways = waysForBankChange(supplier, { askerEmail: asker.email, now: parts.clock.now(), takesShortMessages });
  return askChange(
    parts,
    supplier,
    { kind: 'IBAN', before: bankOnFile(supplier), after: { iban, bic, rib: ribOf(rib) }, ribFile: rib.file, ways },
    asker,
  );
}

export const bankOnFile = ({ iban, bic }: SupplierState): ChangeValues => ({
  ...(iban && { iban }),
  ...(bic && { bic }),
});

function bankIn({ iban: givenIban, bic: givenBic, rib }: BankForm): { iban: string; bic: string; rib: NewRib } {
  const isMissing = [
    ['iban', givenIban.trim() === ''],
    ['bic', givenBic.trim() === ''],
    ['file', !rib],
  ] as const;
  const missing = isMissing.filter(([, missed]) => missed).map(([field]) => problemOf(field, 'required'));
  if (missing.length > 0 || !rib) throw new Problem('change.bankRequired', {}, missing);
  const [iban, bic] = [normaliseIban(givenIban), normaliseBic(givenBic)];
  if (iban && bic) return { iban, bic, rib };
  throw new Problem('request.invalid', {}, [
    ...(iban ? [] : [problemOf('iban', 'supplier.financial.iban.notvalid')]),
    ...(bic ? [] : [problemOf('bic', 'supplier.financial.bic.notvalid')]),
  ]);
}

const problemOf = (field: string, code: FieldProblemCode): FieldProblem => ({ field, code });

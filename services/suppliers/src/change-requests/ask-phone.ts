import type { ChangeAsked, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type Asker, askChange } from './ask-change.ts';
import type { ChangeParts } from './change-parts.ts';
import { waysForPhone } from './choose-ways.ts';
import { comparablePhone } from './contact-points.ts';
import { normalisePhone } from './phone-number.ts';

/** Specification 000 §5: what is no longer than a bare country prefix counts as not given. */
const BARE_PREFIX = 4;

/** A code to the new number, a notice by mail. @throws Problem not.found, request.invalid, change.unchanged, as askChange */
export async function askPhone(
  parts: ChangeParts,
  scope: Scope,
  { supplierId, phone: given, asker }: { supplierId: string; phone: string; asker: Asker },
): Promise<ChangeAsked> {
  const supplier = await parts.suppliers.find(scope, supplierId);
  if (!supplier) throw new Problem('not.found');
  if (given.trim().length <= BARE_PREFIX) {
    throw new Problem('request.invalid', {}, [{ field: 'phoneNumber', code: 'required' }]);
  }
  const phone = normalisePhone(given, supplier.countryCode);
  if (!phone) throw new Problem('request.invalid', {}, [{ field: 'phoneNumber', code: 'phone_notValid' }]);
  if (supplier.phone && comparablePhone(supplier.phone) === phone) throw new Problem('change.unchanged');
  const values = { before: supplier.phone ? { phone: supplier.phone } : {}, after: { phone } };
  return askChange(parts, supplier, { kind: 'PHONE_NUMBER', ...values, ways: waysForPhone(phone, asker.email) }, asker);
}

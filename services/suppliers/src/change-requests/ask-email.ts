import type { ChangeAsked, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { isEmail } from '../supplier/patterns.ts';
import { type Asker, askChange } from './ask-change.ts';
import type { ChangeParts } from './change-parts.ts';
import { waysForEmail } from './choose-ways.ts';
import { comparableEmail } from './contact-points.ts';

/** A code to the new address, a notice to the old. @throws Problem not.found, request.invalid, change.unchanged, as askChange */
export async function askEmail(
  parts: ChangeParts,
  scope: Scope,
  { supplierId, email: given, asker }: { supplierId: string; email: string; asker: Asker },
): Promise<ChangeAsked> {
  const supplier = await parts.suppliers.find(scope, supplierId);
  if (!supplier) throw new Problem('not.found');
  const email = given.trim();
  if (email === '') throw new Problem('request.invalid', {}, [{ field: 'email', code: 'email_required' }]);
  if (!isEmail(email)) throw new Problem('request.invalid', {}, [{ field: 'email', code: 'email_notValid' }]);
  if (comparableEmail(email) === comparableEmail(supplier.email)) throw new Problem('change.unchanged');
  const values = { before: { email: supplier.email }, after: { email } };
  return askChange(parts, supplier, { kind: 'EMAIL', ...values, ways: waysForEmail(email) }, asker);
}

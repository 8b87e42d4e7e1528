import type { RecordCallBack, Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Static } from 'typebox';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { comparablePhone, isFromBefore } from './contact-points.ts';
import { decideBankChange } from './decide-bank-change.ts';
import { normalisePhone } from './phone-number.ts';
import { refuseAttempt } from './refuse-attempt.ts';

/**
 * Records that somebody called the supplier back about the bank change that waits: on a number on file from before, or
 * one found elsewhere; never on contact data of lately, which whoever asks may have brought along.
 * @throws Problem not.found, request.invalid, change.callBackNumber, change.nonePending
 */
export async function recordCallBack(
  parts: SupplierParts,
  scope: Scope,
  { id, given, by }: { id: string; given: Static<typeof RecordCallBack>; by: By },
): Promise<void> {
  const request = await parts.requests.find(scope, id);
  const supplier = request && (await parts.suppliers.find(scope, request.supplierId));
  if (!request || !supplier) throw new Problem('not.found');
  const spokenTo = given.spokenTo.trim();
  const number = normalisePhone(given.number, supplier.countryCode);
  if (!number) throw new Problem('request.invalid', {}, [{ field: 'number', code: 'phone_notValid' }]);
  if (spokenTo === '') throw new Problem('request.invalid', {}, [{ field: 'spokenTo', code: 'required' }]);

  const now = parts.clock.now();
  const onFile = supplier.contactPoints.find(
    ({ channel, value }) => channel === 'phone' && value === comparablePhone(number),
  );
  const isFit = onFile ? isFromBefore(onFile, now) : given.source !== 'ON_FILE';
  const { supplierId, kind } = request;
  if (!isFit) {
    return refuseAttempt(parts, { supplierId, requestId: id, kind, action: 'callBack', by }, 'change.callBackNumber');
  }
  const note = given.note?.trim();
  const record = {
    number,
    spokenTo,
    source: given.source,
    ...(note && { note }),
    at: now,
    by: { id: by.id, name: by.name },
  };
  await decideBankChange(parts, scope, { supplierId, command: { name: 'callBack', record }, by });
}

import { type Caller, can, type IbanRequest, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { SupplierState } from '../supplier/supplier.ts';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import { bankSigns } from './bank-signs.ts';
import type { CallBackRecord, ChangeRequest } from './change-request.ts';
import { isFromBefore } from './contact-points.ts';

/**
 * The bank change that waits, if there is one. Its supplier is shown what was asked; who records a call back or decides,
 * also the account before, and everything that makes it doubtful. @throws Problem not.found
 */
export async function showBankRequest(
  parts: SupplierParts,
  scope: Scope,
  { supplierId, caller }: { supplierId: string; caller: Caller },
): Promise<IbanRequest> {
  const { suppliers, requests, guards } = parts;
  const supplier = await suppliers.find(scope, supplierId);
  if (!supplier) throw new Problem('not.found');
  const [request, locked] = [
    await requests.pending(scope, null, supplierId),
    await guards.isLocked(SCOPE_ALL, supplierId),
  ];
  if (!request) return { id: null, locked };
  const { after, asked } = request;
  return {
    id: request.id,
    ...(after.iban && { iban: after.iban }),
    ...(after.bic && { bic: after.bic }),
    rib: after.rib !== undefined,
    requestedAt: asked.at.toISOString(),
    locked,
    ...(can(caller, 'bankChange.callBack') && (await forStaff(parts, { request, supplier, caller }))),
  };
}

async function forStaff(
  { suppliers, requests, clock, payeeChecks }: SupplierParts,
  { request, supplier, caller }: { request: ChangeRequest; supplier: SupplierState; caller: Caller },
): Promise<Partial<IbanRequest>> {
  const now = clock.now();
  const { before, after, asked, needsCallBack, callBack, payee } = request;
  const { contactPoints, countryCode, bankChanged } = supplier;
  const facts = {
    contactPoints,
    countryCode,
    ...(bankChanged && { changedAt: bankChanged.at }),
    sharedWith: after.iban ? await othersWith({ suppliers, requests }, after.iban, supplier.id) : [],
  };
  return {
    requestedBy: asked.by.name,
    old: before.iban ? { iban: before.iban, ...(before.bic && { bic: before.bic }) } : {},
    signs: bankSigns(request, facts, now),
    ...(payee ? { payee: { ...payee, at: payee.at.toISOString() } } : payeeChecks && { payee: { answer: 'AWAITED' } }),
    needsCallBack,
    ...(callBack && { callBack: shown(callBack) }),
    callable: contactPoints
      .filter((point) => point.channel === 'phone' && isFromBefore(point, now))
      .map(({ value }) => value),
    own: asked.by.id === caller.id,
  };
}

/** Names of other suppliers that have the account, or ask for it. */
async function othersWith(
  { suppliers, requests }: Pick<SupplierParts, 'suppliers' | 'requests'>,
  iban: string,
  supplierId: string,
): Promise<string[]> {
  const asking = await requests.suppliersAskingFor(SCOPE_ALL, iban, supplierId);
  const names = await Promise.all(asking.map(async (id) => (await suppliers.find(SCOPE_ALL, id))?.raisonSociale));
  const all = [...(await suppliers.namesWithIban(SCOPE_ALL, iban, supplierId)), ...names];
  return [...new Set(all.filter((name) => name !== undefined))];
}

const shown = ({ number, spokenTo, source, note, at, by }: CallBackRecord): NonNullable<IbanRequest['callBack']> => ({
  number,
  spokenTo,
  source,
  ...(note && { note }),
  at: at.toISOString(),
  by: by.name,
});

import { SCOPE_ALL, SYSTEM } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import { createJobQueue, type PagePosition, type Session } from '@comptoir/storage';
import type { PayeeCheck } from '../change-requests/change-request.ts';
import { decideChange, isRefused } from '../change-requests/decide-change.ts';
import { moveRequest } from '../change-requests/move-request.ts';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import { type PayeeCheckJob, type PayeeChecks, payeeCheckOf } from './payee-checks.ts';
import type { PayeeVerifier } from './payee-verifier.ts';

const LEASE_MS = 30_000;
/** A minute or two of trying: who decides should not wait for it longer, and never has to. */
const MAX_ATTEMPTS = 8;
/** Those that wait are looked through so many at a time. */
const BATCH = 100;
const BY_ITSELF = { id: SYSTEM.id, name: SYSTEM.id, kind: 'service' } as const;

/** The bank changes of which the bank is to be asked; one it never answered about is kept as not possible to tell. */
export function createPayeeChecks(parts: SupplierParts, logger: Logger): PayeeChecks {
  return createJobQueue<PayeeCheckJob>(parts.database, {
    name: 'payee_checks',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    async onExhausted(session, { payload: { requestId }, cause }) {
      logger.error({ requestId, cause }, 'nobody could be asked whose account it is');
      await keepAnswer(parts, session, requestId, { answer: 'NOT_POSSIBLE' });
    },
  });
}

/** Asks of one, and keeps the answer with the request, its history and the audit trail. @throws Error where nobody answered */
export async function verifyPayee(
  parts: SupplierParts,
  verifier: PayeeVerifier,
  { requestId }: PayeeCheckJob,
): Promise<void> {
  const request = await parts.requests.find(SCOPE_ALL, requestId);
  const supplier = request && (await parts.suppliers.find(SCOPE_ALL, request.supplierId));
  const iban = request?.after.iban;
  if (!request || !supplier || iban === undefined || request.payee || request.state !== 'PENDING_APPROVAL') return;
  const asked = supplier.raisonSociale;
  const verdict = await verifier.verify({ iban, name: asked });
  await parts.database.withTransaction((session) => keepAnswer(parts, session, requestId, { ...verdict, asked }));
}

/** Puts in those that came to wait before anybody could be asked, beside the service's work: there may be many. */
export async function askOfWaiting(parts: SupplierParts & { payeeChecks: PayeeChecks }, logger: Logger): Promise<void> {
  await putIn(parts).catch((error: unknown) =>
    logger.warn({ err: error }, 'not all bank changes that wait could be put in: the next start goes on'),
  );
}

async function putIn(parts: SupplierParts & { payeeChecks: PayeeChecks }): Promise<void> {
  let page: PagePosition | undefined = { limit: BATCH, offset: 0 };
  while (page) {
    const { rows, next } = await parts.requests.waiting(SCOPE_ALL, { direction: 'asc', page });
    await parts.database.withTransaction(async (session) => {
      for (const { id, payee } of rows) if (!payee) await parts.payeeChecks.enqueue(session, payeeCheckOf(id));
    });
    page = next === undefined ? undefined : { limit: BATCH, cursor: next };
  }
}

async function keepAnswer(
  parts: SupplierParts,
  session: Session,
  requestId: string,
  { asked, ...verdict }: Pick<PayeeCheck, 'answer' | 'name'> & { readonly asked?: string },
): Promise<void> {
  const before = await parts.requests.load(SCOPE_ALL, session, requestId);
  const supplier = before && (await parts.suppliers.load(SCOPE_ALL, session, before.supplierId));
  if (!before || !supplier) return;
  const at = parts.clock.now();
  const check = { ...verdict, asked: asked ?? supplier.raisonSociale, at };
  const outcome = decideChange(before, { name: 'payee', check }, at);
  if (!isRefused(outcome)) await moveRequest(parts, session, { before, outcome, supplier, by: BY_ITSELF });
}

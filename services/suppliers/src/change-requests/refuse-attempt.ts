import { type ChangeKind, decisionOf, type ProblemCode, type ProblemParams } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import type { By, SupplierParts } from '../supplier/supplier-parts.ts';
import { correlated, lineBy } from './record-steps.ts';

export interface Attempt {
  readonly supplierId: string;
  readonly requestId?: string;
  readonly kind?: ChangeKind;
  /** What was tried: ask, resend, guess, cancel, accept, refuse, callBack, unlock. */
  readonly action: string;
  readonly by: By;
  /** How many such tries there were, where they are counted. */
  readonly count?: number;
}

/** Writes down what was tried and not let through, and tells it; then refuses it. */
export async function refuseAttempt(
  { database, changeLines, outbox, clock }: Pick<SupplierParts, 'database' | 'changeLines' | 'outbox' | 'clock'>,
  attempt: Attempt,
  code: ProblemCode,
  params: ProblemParams = {},
): Promise<never> {
  const { supplierId, requestId = null, kind = null, action, by, count = 1 } = attempt;
  const isWritten = isPowerOfTen(count);
  if (isWritten) {
    await database.withTransaction(async (session) => {
      await changeLines.add(session, [
        {
          ...lineBy(by),
          supplierId,
          requestId,
          kind,
          action: 'REFUSED',
          at: clock.now(),
          state: null,
          before: null,
          after: null,
          reason: count > 1 ? `${action}: ${code} (${count})` : `${action}: ${code}`,
        },
      ]);
      await outbox.append(session, [
        {
          type: 'ChangeAttemptRefused',
          subject: newId(),
          sequence: 1,
          supplierId,
          ...correlated(by),
          data: {
            decision: decisionOf(by, { action: `change.${action}.refused`, before: null, after: { problem: code } }),
            requestId,
            action,
            problem: code,
            count,
          },
        },
      ]);
    });
  }
  throw new Problem(code, params);
}

/** Ten thousand tries leave a handful of lines, each saying how many there were: no flood takes the history away. */
const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

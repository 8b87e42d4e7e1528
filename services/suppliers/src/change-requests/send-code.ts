import { CodeSent, SEND_CODE_PATH, type SendCode } from '@comptoir/contracts';
import { Problem, type ServiceClient } from '@comptoir/service-kit';
import { Value } from 'typebox/value';
import type { ChangeParts } from './change-parts.ts';

/** Longer than a mail server may take to say yes. */
const WITHIN_MS = 25_000;

/**
 * Hands a code to messaging, which sends it and keeps it nowhere: a code is in no event and in no queue.
 * @throws Problem change.codeNotSent where no way worked, service.unavailable where messaging is away
 */
export function createSendCode(messaging: () => ServiceClient): ChangeParts['sendCode'] {
  return async (order: SendCode) => {
    const answer = await messaging().fetch(SEND_CODE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok || !Value.Check(CodeSent, body)) throw new Problem('change.codeNotSent');
    return body;
  };
}

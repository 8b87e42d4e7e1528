import type { JobQueue } from '@comptoir/storage';

/** A bank change of which the bank is to be asked whose account it is. */
export interface PayeeCheckJob {
  readonly requestId: string;
}

export type PayeeChecks = JobQueue<PayeeCheckJob>;

/** Once a request, whoever puts it in. */
export const payeeCheckOf = (requestId: string) => ({ key: requestId, payload: { requestId } });

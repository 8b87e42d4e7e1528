import type { UserCaller } from '@comptoir/contracts';
import { callerOf, Problem } from '@comptoir/service-kit';

/** The person who calls: threads are no affair of services. @throws Problem access.denied */
export function userCalling(request: Parameters<typeof callerOf>[0]): UserCaller {
  const caller = callerOf(request);
  if (caller.kind !== 'user') throw new Problem('access.denied');
  return caller;
}

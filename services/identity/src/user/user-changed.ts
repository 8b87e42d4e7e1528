import type { Decision, EventData, NewEvent } from '@comptoir/contracts';
import type { User } from './user.ts';

/** What the others keep of a user; never the password's hash. */
export function userChanged(
  user: User,
  more: { decision?: Decision; correlationId?: string | undefined; deleted?: true } = {},
): NewEvent<EventData<'UserChanged'>> {
  const { id, email, firstName, lastName, roles, supplierIds, language, status, version } = user;
  const { decision, correlationId, deleted } = more;
  return {
    type: 'UserChanged',
    subject: id,
    sequence: version,
    ...(correlationId !== undefined && { correlationId }),
    data: {
      email,
      firstName,
      lastName,
      roles: [...roles],
      supplierIds: [...supplierIds],
      language,
      status,
      ...(user.passwordChangedAt && { passwordChangedAt: user.passwordChangedAt.toISOString() }),
      ...(user.keptSession !== null && { keptSession: user.keptSession }),
      ...(deleted && { deleted }),
      ...(decision && { decision }),
    },
  };
}

import type { NewEvent } from '@comptoir/contracts';
import type { User } from './user.ts';

/** What the others keep of a user; never the password's hash. */
export function userChanged(user: User, correlationId?: string): NewEvent {
  const { id, email, firstName, lastName, roles, supplierIds, language, status, version } = user;
  return {
    type: 'UserChanged',
    subject: id,
    sequence: version,
    ...(correlationId !== undefined && { correlationId }),
    data: { email, firstName, lastName, roles, supplierIds, language, status },
  };
}

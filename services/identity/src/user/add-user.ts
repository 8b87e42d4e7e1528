import { type Language, ROLES_OF_JOB, type Scope, type UserInput } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { isDuplicateKey, newId } from '@comptoir/storage';
import { type LinkParts, requestLink } from '../password/request-link.ts';
import { readUserInput } from './read-user-input.ts';
import { saveDecision, type UserParts } from './save-decision.ts';
import { mayGive, newUser, type User } from './user.ts';
import type { By } from './user-decision.ts';

/**
 * Adds a user, who waits until the link mailed to them is used. Nobody types a password for somebody else.
 * @throws Problem request.invalid by field; user.emailTaken; access.denied for a wider view than the caller's own
 */
export async function addUser(
  parts: UserParts & LinkParts,
  scope: Scope,
  { input, by, language }: { input: UserInput; by: By; language: Language },
): Promise<User> {
  const read = readUserInput(input);
  if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
  const { job, supplierId, civility, firstName, lastName, email } = read.data;
  const user = newUser({
    id: newId(),
    civility,
    firstName,
    lastName,
    email,
    jobTitle: job,
    roles: ROLES_OF_JOB[job],
    supplierIds: supplierId === null ? [] : [supplierId],
    language: read.data.language ?? language,
    passwordHash: null,
  });
  try {
    await parts.database.withTransaction(async (session) => {
      if (supplierId !== null && !(mayGive(scope, [supplierId]) && (await parts.suppliers.exists(session, supplierId))))
        throw new Problem('request.invalid', {}, [{ field: 'supplier', code: 'not_valid' }]);
      if (!mayGive(scope, user.supplierIds)) throw new Problem('access.denied');
      await saveDecision(parts, session, { action: 'user.create', after: user, by });
      if (!parts.outsideIssuer) await requestLink(parts, session, { user, by });
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new Problem('user.emailTaken', {}, [{ field: 'email', code: 'not_valid' }]);
    throw error;
  }
  return user;
}

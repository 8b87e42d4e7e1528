import { ROLES_OF_JOB, type Scope, type UserInput } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { typeOfRoles } from './job.ts';
import { readUserInput, type UserData } from './read-user-input.ts';
import { saveDecision, type UserParts } from './save-decision.ts';
import { mayGive, normalEmail, type User } from './user.ts';
import type { By } from './user-decision.ts';
import type { UserDecision } from './user-history.store.ts';

/**
 * Replaces what is known of a user by what a form said; the email stays. A job that changes gives its roles.
 * @throws Problem not.found; request.invalid by field; version.stale with who changed what; user.ownRights;
 * user.lastAdministrator; access.denied for a wider view than the caller's own
 */
export async function editUser(
  parts: UserParts,
  scope: Scope,
  { id, input, by }: { id: string; input: UserInput; by: By },
): Promise<User> {
  const { database, users, suppliers, history } = parts;
  return database.withTransaction(async (session) => {
    const before = await users.load(scope, session, id);
    if (!before) throw new Problem('not.found');
    if (!mayGive(scope, before.supplierIds)) throw new Problem('access.denied');
    const read = readUserInput({ ...input, email: input.email ?? before.email }, typeOfRoles(before.roles));
    if (!read.ok) throw new Problem('request.invalid', {}, read.problems);
    if (normalEmail(read.data.email) !== before.email)
      throw new Problem('request.invalid', {}, [{ field: 'email', code: 'email_locked' }]);
    if (input.version !== undefined && input.version !== before.version)
      throw stale(await history.since(session, id, input.version));

    const after = changed(before, read.data);
    if (by.id === id && after.jobTitle !== before.jobTitle) throw new Problem('user.ownRights');
    const [supplierId] = after.supplierIds;
    const moved = supplierId !== undefined && !before.supplierIds.includes(supplierId);
    if (moved && !(mayGive(scope, after.supplierIds) && (await suppliers.exists(session, supplierId))))
      throw new Problem('request.invalid', {}, [{ field: 'supplier', code: 'not_valid' }]);
    if (JSON.stringify({ ...after, version: 0 }) === JSON.stringify({ ...before, version: 0 })) return before;
    await saveDecision(parts, session, { action: 'user.update', before, after, by });
    return after;
  });
}

/** Who has several suppliers keeps them all while the form's one is among them. */
function changed(before: User, { civility, firstName, lastName, job, supplierId, language }: UserData): User {
  const keeps = supplierId === null || before.supplierIds.includes(supplierId);
  return {
    ...before,
    civility,
    firstName,
    lastName,
    jobTitle: job,
    roles: job === before.jobTitle ? before.roles : ROLES_OF_JOB[job],
    supplierIds: keeps ? before.supplierIds : [supplierId],
    language: language ?? before.language,
    version: before.version + 1,
  };
}

function stale(decisions: readonly UserDecision[]): Problem {
  const people = [...new Set(decisions.map(({ by }) => by.name))].join(', ');
  const fields = [...new Set(decisions.flatMap(({ after }) => Object.keys(after ?? {})))].join(', ');
  return new Problem('version.stale', { by: people || '?', changes: fields || '?' });
}

import type { Caller, CurrentUser } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { UserStore } from './user.store.ts';
import { maySignIn } from './user.ts';

/**
 * Who is signed in, as the store has them now. Of an outside issuer's people the store may know nothing:
 * then what that issuer says of them holds.
 * @throws Problem session.required when they may sign in no more
 */
export async function currentUser(
  { users, outsideIssuer }: { users: UserStore; outsideIssuer: boolean },
  caller: Caller,
): Promise<CurrentUser> {
  if (caller.kind !== 'user') throw new Problem('access.denied');
  const user = await users.findSubject(caller.id);
  if (maySignIn(user)) {
    const { id, firstName, lastName, email, language } = user;
    return { id, firstName, lastName, email, language, ...rights(user), passwordHere: !outsideIssuer };
  }
  if (user || !outsideIssuer) throw new Problem('session.required');
  const [firstName = '', ...rest] = caller.name.split(' ');
  const { id, email, language } = caller;
  return { id, firstName, lastName: rest.join(' '), email, language, ...rights(caller), passwordHere: false };
}

/** `supplierId` is the first of its ids: what the specification's client reads. */
function rights({ roles, supplierIds }: { roles: readonly string[]; supplierIds: readonly string[] }) {
  return { roles: [...roles], supplierIds: [...supplierIds], supplierId: supplierIds[0] ?? null };
}

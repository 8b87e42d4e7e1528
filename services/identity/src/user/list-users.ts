import { literals, ROLES, type Scope, USER_STATUSES, type UserRow } from '@comptoir/contracts';
import type { RestListRequest } from '@comptoir/service-kit';
import type { Page } from '@comptoir/storage';
import { type Static, Type } from 'typebox';
import type { UserStore } from './user.store.ts';
import type { User } from './user.ts';

export const UserListFilter = Type.Object({
  role: Type.Optional(literals(ROLES)),
  status: Type.Optional(literals(USER_STATUSES)),
});

export const USER_SORTS = { lastName: 'lastName', firstName: 'firstName', email: 'email', status: 'status' };

export interface UserList {
  readonly rows: UserRow[];
  readonly page: Omit<Page<User>, 'rows'>;
  readonly total: number;
  readonly atLeast: boolean;
}

export async function listUsers(
  users: UserStore,
  scope: Scope,
  { sort, page, filter }: RestListRequest<Static<typeof UserListFilter>>,
): Promise<UserList> {
  const [found, count] = await Promise.all([users.list(scope, { sort, page, ...filter }), users.count(scope, filter)]);
  return { rows: found.rows.map(toUserRow), page: found, ...count };
}

function toUserRow({ passwordHash: _secret, roles, supplierIds, ...user }: User): UserRow {
  return { ...user, roles: [...roles], supplierIds: [...supplierIds] };
}

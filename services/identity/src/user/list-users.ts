import type { Scope } from '@comptoir/contracts';
import type { Page } from '@comptoir/storage';
import type { UserListQuery, UserStore } from './user.store.ts';
import type { User } from './user.ts';

export interface UserList {
  readonly users: readonly User[];
  readonly page: Omit<Page<User>, 'rows'>;
  readonly total: number;
  readonly atLeast: boolean;
}

export async function listUsers(users: UserStore, scope: Scope, query: UserListQuery): Promise<UserList> {
  const [found, count] = await Promise.all([users.list(scope, query), users.count(scope, query)]);
  return { users: found.rows, page: found, ...count };
}

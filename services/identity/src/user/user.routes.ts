import { CurrentUser, RestListQuery, scopeOf, UserRow } from '@comptoir/contracts';
import { type App, callerOf, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { currentUser } from './current-user.ts';
import { listUsers, USER_SORTS, UserListFilter } from './list-users.ts';
import type { UserStore } from './user.store.ts';

const LIST = {
  sorts: USER_SORTS,
  defaultSort: { field: 'lastName', direction: 'asc' },
  filter: UserListFilter,
} as const;

export function userRoutes(app: App, deps: { users: UserStore; outsideIssuer: boolean }): void {
  app.get(
    '/api/current-user',
    { config: { action: 'profile.read' }, schema: { summary: 'Who is signed in', response: { 200: CurrentUser } } },
    async (request) => currentUser(deps, callerOf(request)),
  );

  app.get(
    '/api/v1/users',
    {
      config: { action: 'user.manage' },
      schema: { summary: 'Users', querystring: RestListQuery, response: { 200: Type.Array(UserRow) } },
    },
    async (request, reply) => {
      const wanted = readRestList(request.query, LIST);
      const list = await listUsers(deps.users, scopeOf(callerOf(request)), wanted);
      return sendRestList(reply, 'users', { from: wanted.from, ...list });
    },
  );
}

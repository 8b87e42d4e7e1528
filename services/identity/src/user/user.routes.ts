import { CurrentUser, Data, IdParams, RestListQuery, scopeOf, UserRow, UserStatusChange } from '@comptoir/contracts';
import { type App, callerOf, Problem, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { changeUserStatus } from './change-user-status.ts';
import type { UserWriting } from './create-user.ts';
import { currentUser } from './current-user.ts';
import { listUsers, USER_SORTS, UserListFilter } from './list-users.ts';

const LIST = {
  sorts: USER_SORTS,
  defaultSort: { field: 'lastName', direction: 'asc' },
  filter: UserListFilter,
} as const;

export function userRoutes(app: App, deps: UserWriting & { outsideIssuer: boolean }): void {
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

  app.put(
    '/api/admin/user/status/:id',
    {
      config: { action: 'user.manage' },
      schema: {
        summary: 'Enable or disable a user',
        params: IdParams,
        body: UserStatusChange,
        response: { 200: Data(Type.Literal(true)) },
      },
    },
    async (request) => {
      const { id } = request.params;
      // Nobody locks the door behind themselves.
      if (callerOf(request).id === id) throw new Problem('access.denied');
      await changeUserStatus(deps, id, request.body.status, request.id);
      return { data: true as const };
    },
  );
}

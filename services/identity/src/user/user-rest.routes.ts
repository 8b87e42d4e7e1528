import { IdParams, RestListQuery, scopeOf, USER_STATUSES, USER_TYPES, UserFilter, UserRow } from '@comptoir/contracts';
import { type App, callerOf, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { LinkParts } from '../password/request-link.ts';
import { byOf } from './by.ts';
import { inviteUser } from './invite-user.ts';
import type { UserParts } from './save-decision.ts';
import { SORT_FIELDS } from './user-model.store.ts';
import { rowsOf } from './user-view.ts';

const LIST = {
  sorts: SORT_FIELDS,
  defaultSort: { field: SORT_FIELDS.lastName, direction: 'asc' },
  filter: UserFilter,
} as const;

/** /api/v1/users: the list as react-admin asks for it, and what only we have. */
export function userRestRoutes(app: App, parts: UserParts & LinkParts): void {
  app.get(
    '/api/v1/users',
    {
      config: { action: 'user.manage' },
      schema: { summary: 'Users', querystring: RestListQuery, response: { 200: Type.Array(UserRow) } },
    },
    async (request, reply) => {
      const { sort, page, from, filter } = readRestList(request.query, LIST);
      const list = await parts.users.list(scopeOf(callerOf(request)), {
        sort,
        page,
        q: filter.q,
        role: filter.role,
        types: filter.type && USER_TYPES.filter((type) => type === filter.type),
        statuses: filter.status && USER_STATUSES.filter((status) => [filter.status].flat().includes(status)),
      });
      return sendRestList(reply, 'users', {
        from,
        page: list,
        rows: await rowsOf(parts.suppliers, list.rows),
        total: list.total,
        atLeast: list.atLeast,
      });
    },
  );

  app.post(
    '/api/v1/users/:id/invitation',
    {
      config: { action: 'user.manage' },
      schema: { summary: 'Send the link of a new account again', params: IdParams, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await inviteUser(parts, scopeOf(callerOf(request)), { id: request.params.id, by: byOf(request) });
      return reply.code(204).send(null);
    },
  );
}

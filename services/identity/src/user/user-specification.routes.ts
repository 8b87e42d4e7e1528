import {
  Choice,
  Content,
  Country,
  countriesIn,
  Data,
  IdParams,
  type Language,
  languageOf,
  literals,
  SpecificationListQuery,
  SpecificationUser,
  scopeOf,
  USER_STATUSES,
  USER_TYPES,
  UserInput,
  UserStatusChange,
} from '@comptoir/contracts';
import { type App, callerOf, Problem, readSpecificationList } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { LinkParts } from '../password/request-link.ts';
import { addUser } from './add-user.ts';
import { byOf } from './by.ts';
import { changeUserStatus } from './change-user-status.ts';
import { type DeleteParts, deleteUser, deleteUsers } from './delete-users.ts';
import { editUser } from './edit-user.ts';
import { civilitiesIn, jobsIn } from './references.ts';
import type { User } from './user.ts';
import { SORT_FIELDS } from './user-model.store.ts';
import { viewsOf } from './user-view.ts';

const PATH = '/api/admin/user';
const ListQuery = Type.Object({
  ...SpecificationListQuery,
  userName: Type.Optional(Type.String({ maxLength: 100 })),
  /** Codes with commas between them. */
  status: Type.Optional(Type.String({ maxLength: 60, pattern: `^((${USER_STATUSES.join('|')})(,|$))*$` })),
  typeUser: Type.Optional(literals(USER_TYPES)),
});
const LIST = {
  columns: { ...SORT_FIELDS, name: SORT_FIELDS.lastName, jobTitle: SORT_FIELDS.userFunction },
  defaultSort: { field: SORT_FIELDS.lastName, direction: 'asc' },
} as const;
const BulkQuery = Type.Object({ idUsers: Type.String({ minLength: 1, maxLength: 8000 }) });
const Yes = Data(Type.Literal(true));
const yes = { data: true } as const;

/** The specification's user calls (001 §7). Their paths are shown with a slash at the end, and taken without it too. */
export function userSpecificationRoutes(app: App, parts: DeleteParts & LinkParts): void {
  const config = { action: 'user.manage' } as const;
  const scope = (request: FastifyRequest) => scopeOf(callerOf(request));
  const view = async (request: FastifyRequest, user: User) => {
    const [shown] = await viewsOf(parts.suppliers, [user], languageIn(request));
    if (!shown) throw new Problem('not.found');
    return shown;
  };
  const all = <Row>(rows: readonly Row[]) => ({ content: [...rows], totalElements: rows.length });

  app.get(
    `${PATH}/list`,
    {
      config,
      schema: { summary: 'Users', querystring: ListQuery, response: { 200: Content(SpecificationUser) } },
    },
    async (request) => {
      const { userName, typeUser, status } = request.query;
      const statuses = status?.split(',').filter(Boolean);
      const { rows, total, atLeast } = await parts.users.list(scope(request), {
        ...readSpecificationList(request.query, LIST),
        q: userName,
        types: typeUser && [typeUser],
        ...(statuses?.length && { statuses: USER_STATUSES.filter((each) => statuses.includes(each)) }),
      });
      const content = await viewsOf(parts.suppliers, rows, languageIn(request));
      return { content, totalElements: total, ...(atLeast && { atLeast }) };
    },
  );

  app.get(`${PATH}/job`, { config, schema: { summary: 'Jobs', response: { 200: Content(Choice) } } }, async (request) =>
    all(jobsIn(languageIn(request))),
  );
  app.get(
    `${PATH}/civility`,
    { config, schema: { summary: 'Civilities', response: { 200: Content(Choice) } } },
    async (request) => all(civilitiesIn(languageIn(request))),
  );
  app.get(
    `${PATH}/countries`,
    { config, schema: { summary: 'Countries', response: { 200: Content(Country) } } },
    async (request) => all(countriesIn(languageIn(request))),
  );

  app.get(
    `${PATH}/:id`,
    { config, schema: { summary: 'A user', params: IdParams, response: { 200: SpecificationUser } } },
    async (request) => {
      const user = await parts.users.find(scope(request), request.params.id);
      if (!user) throw new Problem('not.found');
      return view(request, user);
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config,
      schema: { summary: 'Change a user', params: IdParams, body: UserInput, response: { 200: SpecificationUser } },
    },
    async (request) =>
      view(
        request,
        await editUser(parts, scope(request), { id: request.params.id, input: request.body, by: byOf(request) }),
      ),
  );

  app.put(
    `${PATH}/status/:id`,
    {
      config,
      schema: {
        summary: 'Enable or disable a user',
        params: IdParams,
        body: UserStatusChange,
        response: { 200: Yes },
      },
    },
    async (request) => {
      const { id } = request.params;
      await changeUserStatus(parts, scope(request), { id, status: request.body.status, by: byOf(request) });
      return yes;
    },
  );

  app.delete(
    `${PATH}/:id`,
    { config, schema: { summary: 'Delete a user', params: IdParams, response: { 200: Yes } } },
    async (request) => {
      await deleteUser(parts, scope(request), { id: request.params.id, by: byOf(request) });
      return yes;
    },
  );

  for (const path of [PATH, `${PATH}/`]) {
    app.post(
      path,
      { config, schema: { summary: 'Add a user', body: UserInput, response: { 201: SpecificationUser } } },
      async (request, reply) => {
        const { language } = callerOf(request);
        const user = await addUser(parts, scope(request), { input: request.body, by: byOf(request), language });
        reply.code(201);
        return view(request, user);
      },
    );
    app.delete(
      path,
      { config, schema: { summary: 'Delete users', querystring: BulkQuery, response: { 200: Yes } } },
      async (request) => {
        const ids = request.query.idUsers
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean);
        await deleteUsers(parts, scope(request), { ids, by: byOf(request) });
        return yes;
      },
    );
  }
}

function languageIn(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'];
  return asked ? languageOf(asked) : callerOf(request).language;
}

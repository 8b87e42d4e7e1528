import {
  type Caller,
  IdParams,
  IntakeArrival,
  IntakeSource,
  IntakeSourceEdit,
  IntakeSourceInput,
  IntakeSwitch,
  IntakeTrial,
  IntakeTry,
  type Language,
  languageOf,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, deciderOf, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addSource, editSource, removeSource, switchSource } from './save-source.ts';
import type { SourceParts } from './source-parts.ts';
import { arrivalView, sourceView } from './source-view.ts';
import { trySource } from './try-source.ts';

const PATH = '/api/v1/intake-sources';

/** Mailboxes and folders that invoices are fetched from, for administrators. */
export function sourcesRoutes(app: App, parts: SourceParts): void {
  const config = { action: 'intake.manage' } as const;
  const one = { params: IdParams, response: { 200: IntakeSource } };
  const scope = (request: FastifyRequest) => scopeOf(callerOf(request));
  const shown = async (request: FastifyRequest, id: string) => {
    const known = await parts.sources.find(scope(request), id);
    if (!known) throw new Problem('not.found');
    return sourceView(known, languageFor(request));
  };

  app.get(PATH, { config, schema: { response: { 200: Type.Array(IntakeSource) } } }, async (request) =>
    (await parts.sources.list(scope(request))).map((known) => sourceView(known, languageFor(request))),
  );

  app.post(
    PATH,
    { config, schema: { body: IntakeSourceInput, response: { 201: IntakeSource } } },
    async (request, reply) => {
      seesAll(callerOf(request));
      const { id } = await addSource(parts, request.body, deciderOf(request));
      return reply.code(201).send(await shown(request, id));
    },
  );

  app.post(`${PATH}/try`, { config, schema: { body: IntakeTry, response: { 200: IntakeTrial } } }, async (request) => {
    seesAll(callerOf(request));
    return trySource(parts, scope(request), request.body, languageFor(request));
  });

  app.get(`${PATH}/:id`, { config, schema: one }, async (request) => shown(request, request.params.id));

  app.put(`${PATH}/:id`, { config, schema: { ...one, body: IntakeSourceEdit } }, async (request) => {
    const { id } = request.params;
    await editSource(parts, scope(request), { id, input: request.body, by: deciderOf(request) });
    return shown(request, id);
  });

  app.post(`${PATH}/:id/switch`, { config, schema: { ...one, body: IntakeSwitch } }, async (request) => {
    const { id } = request.params;
    await switchSource(parts, scope(request), { id, ...request.body, by: deciderOf(request) });
    return shown(request, id);
  });

  app.delete(`${PATH}/:id`, { config, schema: one }, async (request) => {
    const { id } = request.params;
    const view = await shown(request, id);
    await removeSource(parts, scope(request), { id, by: deciderOf(request) });
    return view;
  });

  app.get(
    `${PATH}/:id/arrivals`,
    { config, schema: { params: IdParams, response: { 200: Type.Array(IntakeArrival) } } },
    async (request) => {
      await shown(request, request.params.id);
      const arrivals = await parts.arrivals.latest(scope(request), request.params.id);
      const names = await parts.suppliers.names(arrivals.flatMap(({ supplierId }) => supplierId ?? []));
      return arrivals.map((arrival) => arrivalView(arrival, names));
    },
  );
}

/** The language the page speaks, else the caller's own. */
function languageFor(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'];
  return asked ? languageOf(asked) : callerOf(request).language;
}

/** A mailbox is of the whole firm: not for who sees some suppliers only. @throws Problem access.denied */
function seesAll(caller: Caller): void {
  if (scopeOf(caller).kind !== 'all') throw new Problem('access.denied');
}

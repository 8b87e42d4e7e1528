import {
  ChangeAsked,
  ChangeHistoryQuery,
  ChangeLine,
  Data,
  IdParams,
  RecordCallBack,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { byOf } from '../supplier/by.ts';
import { askerOf } from './asker-of.ts';
import type { ChangeParts } from './change-parts.ts';
import { unlockChanges } from './lock-changes.ts';
import { recordCallBack } from './record-call-back.ts';
import { resendCode } from './resend-code.ts';

const PATH = '/api/v1/change-requests';

/** What the specification's calls leave out: another code, a call back, the history, unlocking. */
export function changeRequestRoutes(app: App, parts: ChangeParts): void {
  app.get(
    PATH,
    {
      config: { action: 'change.read' },
      schema: { querystring: ChangeHistoryQuery, response: { 200: Type.Array(ChangeLine) } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { supplierId } = request.query;
      if (!(await parts.suppliers.find(scopeOf(caller), supplierId))) throw new Problem('not.found');
      const lines = await parts.changeLines.latest(scopeOf(caller), supplierId);
      return lines.map(({ id, at, requestId, kind, action, by, state, before, after, reason }) => ({
        id,
        at: at.toISOString(),
        requestId,
        kind,
        action,
        by: by.name,
        state,
        before,
        after,
        reason,
      }));
    },
  );

  app.post(
    `${PATH}/:id/resend`,
    { config: { action: 'change.ask' }, schema: { params: IdParams, response: { 200: ChangeAsked } } },
    async (request) =>
      resendCode(parts, scopeOf(callerOf(request)), { id: request.params.id, asker: askerOf(request) }),
  );

  app.post(
    `${PATH}/:id/call-back`,
    {
      config: { action: 'bankChange.callBack' },
      schema: { params: IdParams, body: RecordCallBack, response: { 200: Data(Type.Boolean()) } },
    },
    async (request) => {
      const { id } = request.params;
      await recordCallBack(parts, scopeOf(callerOf(request)), { id, given: request.body, by: byOf(request) });
      return { data: true };
    },
  );

  app.post(
    '/api/v1/suppliers/:id/unlock-changes',
    { config: { action: 'change.unlock' }, schema: { params: IdParams, response: { 200: Data(Type.Boolean()) } } },
    async (request) => {
      await unlockChanges(parts, scopeOf(callerOf(request)), { supplierId: request.params.id, by: byOf(request) });
      return { data: true };
    },
  );
}

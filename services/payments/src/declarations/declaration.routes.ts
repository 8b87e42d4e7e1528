import { Content, DeclarationRow, DocumentTabQuery, IdParams, inScope, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem, readSpecificationList } from '@comptoir/service-kit';
import { toNumber } from '../payment/minor-units.ts';
import { DECLARATION_COLUMNS, type Declaration, type DeclarationStore } from './declaration.store.ts';

const TAB = { columns: DECLARATION_COLUMNS, defaultSort: { field: 'month', direction: 'desc' } } as const;

/** `GET /api/invoice/declarationCA/{supplierId}`: the turnover declarations of a supplier (specification 001 §7). */
export function declarationRoutes(app: App, { declarations }: { declarations: DeclarationStore }): void {
  app.get(
    '/api/invoice/declarationCA/:id',
    {
      config: { action: 'payment.read' },
      schema: { params: IdParams, querystring: DocumentTabQuery, response: { 200: Content(DeclarationRow) } },
    },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      const { id: supplierId } = request.params;
      if (!inScope(scope, supplierId)) throw new Problem('not.found');
      const { sort, page } = readSpecificationList(request.query, TAB);
      const list = await declarations.list(scope, { supplierId, search: request.query.search, sort, page });
      const { rows, total, atLeast } = list;
      return { content: rows.map(rowOf), totalElements: total, ...(atLeast ? { atLeast } : {}) };
    },
  );
}

const rowOf = ({ _id, month, codeLieu, nomLieu, turnover, currency }: Declaration): DeclarationRow => ({
  id: _id,
  mois: Number(month.slice(5)),
  annee: Number(month.slice(0, 4)),
  codeLieu,
  nomLieu,
  ca: toNumber(turnover, currency),
  devise: currency,
});

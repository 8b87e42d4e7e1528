import { Content, DocumentTabQuery, IdParams, inScope, LicenceFeeRow, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem, readSpecificationList } from '@comptoir/service-kit';
import { toNumber } from '../payment/minor-units.ts';
import { LICENCE_FEE_COLUMNS, type LicenceFee, type LicenceFeeStore } from './licence-fee.store.ts';

const TAB = { columns: LICENCE_FEE_COLUMNS, defaultSort: { field: 'month', direction: 'desc' } } as const;

/** `GET /api/invoice/invoices/{supplierId}`: the licence fees of a supplier (specification 001 §7). */
export function licenceFeeRoutes(app: App, { licenceFees }: { licenceFees: LicenceFeeStore }): void {
  app.get(
    '/api/invoice/invoices/:id',
    {
      config: { action: 'payment.read' },
      schema: { params: IdParams, querystring: DocumentTabQuery, response: { 200: Content(LicenceFeeRow) } },
    },
    async (request) => {
      const scope = scopeOf(callerOf(request));
      const { id: supplierId } = request.params;
      if (!inScope(scope, supplierId)) throw new Problem('not.found');
      const { sort, page } = readSpecificationList(request.query, TAB);
      const list = await licenceFees.list(scope, { supplierId, search: request.query.search, sort, page });
      const { rows, total, atLeast } = list;
      return { content: rows.map(rowOf), totalElements: total, ...(atLeast ? { atLeast } : {}) };
    },
  );
}

function rowOf(fee: LicenceFee): LicenceFeeRow {
  const { _id, month, invoiceNumber, rebateInvoiceNumber, codeLieu, nomLieu, currency, companyCode } = fee;
  return {
    id: _id,
    mois: Number(month.slice(5)),
    annee: Number(month.slice(0, 4)),
    ...(invoiceNumber ? { numFacture: invoiceNumber } : {}),
    ...(rebateInvoiceNumber ? { numFactRfa: rebateInvoiceNumber } : {}),
    codeLieu,
    nomLieu,
    ca: toNumber(fee.turnover, currency),
    totalRed: toNumber(fee.total, currency),
    devise: currency,
    codeSociete: companyCode,
    hasDocument: fee.documentId !== undefined,
  };
}

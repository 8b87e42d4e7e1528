import type { CodeFacts } from '../code-facts.ts';
import { day, factsFrom, money, taxNumber, total } from './values.ts';

/** Catalogue 01: factura, boleta de venta, nota de crédito, nota de débito. */
const KINDS = new Map<string, string | undefined>([
  ['01', '380'],
  ['03', '380'],
  ['07', '381'],
  ['08', undefined],
]);
/** Catalogue 06: the register of taxpayers. */
const RUC = '6';

/**
 * Peru's code of electronic invoices (SUNAT, RS 155-2017, anexo 9, also in PDF417): issuer's RUC, kind, series, number, tax, total, day,
 * kind and number of the buyer's paper, digest, parted by strokes. The currency is not told.
 */
export function peru(payload: string): CodeFacts | undefined {
  const parts = payload.split('|').map((part) => part.trim());
  const [issuer, kind = '', series = '', number = '', tax, gross, issued, paper, buyer] = parts;
  const supplierVatNumber = taxNumber('ruc', issuer);
  if (parts.length < 7 || !supplierVatNumber || !KINDS.has(kind) || !/^[A-Z\d]{4}$/.test(series)) return undefined;
  const grossTotal = total(gross);
  return factsFrom('SUNAT', 'invoice', {
    typeCode: KINDS.get(kind),
    invoiceNumber: /^\d{1,8}$/.test(number) ? `${series}-${number}` : undefined,
    issueDate: day(issued),
    supplierVatNumber,
    buyerVatNumber: paper === RUC ? taxNumber('ruc', buyer) : undefined,
    vatTotal: grossTotal && money(tax),
    grossTotal,
  });
}

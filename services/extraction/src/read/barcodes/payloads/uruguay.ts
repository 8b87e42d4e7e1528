import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, factsFrom, taxNumber, total } from './values.ts';

/** e-Ticket, e-Factura and those of exports; their credit notes. Of debit notes no kind is said. */
const KINDS = new Map([
  ['101', '380'],
  ['111', '380'],
  ['121', '380'],
  ['102', '381'],
  ['112', '381'],
  ['122', '381'],
]);

/**
 * Uruguay's (DGI, Formato de los CFE 23, representación impresa): the address of the tax office with RUT, kind, series, number, total, day
 * and digest, parted by commas. The currency is not told.
 */
export function uruguay(payload: string): CodeFacts | undefined {
  const text = payload.trim();
  if (addressIn(text)?.host !== 'www.efactura.dgi.gub.uy') return undefined;
  const [rut, kind = '', series = '', number = '', gross, issued] = text.slice(text.indexOf('?') + 1).split(',');
  const isNumber = /^[A-Z]{1,2}$/.test(series) && /^\d{1,7}$/.test(number);
  return factsFrom('CFE', 'invoice', {
    typeCode: KINDS.get(kind),
    invoiceNumber: isNumber ? `${series} ${number}` : undefined,
    issueDate: day(issued),
    supplierVatNumber: taxNumber('rut', rut),
    grossTotal: total(gross),
  });
}

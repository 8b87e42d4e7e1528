import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, factsFrom, taxNumber, total } from './values.ts';

/** An electronic number: 'E', its kind and ten figures. */
const NUMBER = /^E(\d{2})\d{10}$/;
/** Invoices to who deducts the tax and to who does not; credit notes. Of debit notes and others no kind is said. */
const KINDS = new Map([
  ['31', '380'],
  ['32', '380'],
  ['34', '381'],
]);

/**
 * The Dominican Republic's (DGII, Informe técnico e-CF 1.0, representación impresa): the address of the tax office with `RncEmisor` and
 * `RncComprador`, `ENCF` number, `FechaEmision`, `MontoTotal`. The currency is not told.
 */
export function dominican(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address || !/^(?:ecf|fc)\.dgii\.gov\.do$/.test(address.host)) return undefined;
  const { query } = address;
  const number = query.get('encf')?.toUpperCase() ?? '';
  const [, kind] = NUMBER.exec(number) ?? [];
  return factsFrom('E-CF', 'invoice', {
    typeCode: KINDS.get(kind ?? ''),
    invoiceNumber: kind && number,
    issueDate: day(query.get('fechaemision')),
    supplierVatNumber: taxNumber('rnc', query.get('rncemisor')),
    buyerVatNumber: taxNumber('rnc', query.get('rnccomprador')),
    grossTotal: total(query.get('montototal')),
  });
}

import type { CodeFacts } from '../code-facts.ts';
import { pairsIn } from './parts.ts';
import { day, europeanVat, factsFrom, less, money, total } from './values.ts';

/** Types of documents that are invoices or change them (SAF-T PT, 4.1.4.8): others are of transport, of work, of payments. */
const KINDS = new Map<string, string | undefined>([
  ['FT', '380'],
  ['FS', '380'],
  ['FR', '380'],
  ['NC', '381'],
  ['ND', undefined],
]);
/** Type, series and number, as SAF-T PT has it: 'FT 2026A/35'. */
const NUMBER = /^[^ ]{1,20} [^ /]{1,40}\/\d{1,12}$/;
/** Who buys and gives no number ('consumidor final'). */
const NOBODY = '999999990';

/**
 * Portugal's code of a document, by law on each (Portaria 195/2020; Especificações técnicas do código QR, Autoridade Tributária, 2020):
 * `A:` the issuer's number, `B:` the buyer's and `C:` his country, `D:` type, `F:` day, `G:` number, `N:` all taxes, `O:` total with them.
 * Amounts are in euros. The number is given whole, as by the ATCUD on the page.
 */
export function portugal(payload: string): CodeFacts | undefined {
  if (!/^A:\d{9}\*B:/.test(payload)) return undefined;
  const said = pairsIn(payload, '*', ':');
  const kind = said.get('d') ?? '';
  if (!KINDS.has(kind)) return undefined;
  const number = said.get('g') ?? '';
  const grossTotal = total(said.get('o'));
  const vatTotal = grossTotal && money(said.get('n'));
  const buyer = said.get('b');
  return factsFrom('ATCUD', 'invoice', {
    typeCode: KINDS.get(kind),
    invoiceNumber: NUMBER.test(number) ? number : undefined,
    issueDate: day(said.get('f')),
    currency: 'EUR',
    supplierVatNumber: europeanVat('PT', said.get('a')),
    buyerVatNumber: buyer === NOBODY ? undefined : europeanVat(said.get('c') ?? 'PT', buyer),
    netTotal: less(grossTotal, vatTotal),
    vatTotal,
    grossTotal,
  });
}

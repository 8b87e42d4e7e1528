import { Decimal } from 'decimal.js';
import type { CodeFacts } from '../code-facts.ts';
import { type Named, pairsIn, percentDecoded } from './parts.ts';
import { code, currencyCode, day, europeanVat, factsFrom, iban, money, sumOf, total } from './values.ts';

/**
 * Short Payment Descriptor (Czech Banking Association, SPAYD 1.0; 'QR Platba'): `ACC` IBAN and, behind '+', BIC, `AM` amount, `CC`
 * currency, koruna where none is said. `DT` is the day of the order, which many programs fill with that of the invoice: it is not
 * taken for the day due, but where an invoice's descriptor is within (`X-INV`), to which it belongs as well as the amount.
 */
export function spayd(payload: string): CodeFacts | undefined {
  if (!/^SPD\*\d\.\d\*/.test(payload)) return undefined;
  const said = pairsIn(payload, '*', ':');
  const currency = currencyCode(said.get('cc') ?? 'CZK');
  const holds = iban(said.get('acc')?.split('+')[0]);
  if (!holds || !currency) return undefined;
  const inner = percentDecoded(said.get('x-inv') ?? '');
  return factsFrom('SPAYD', 'payment', {
    ...(SID.test(inner) ? invoiceSaid(new Map([...said, ...pairsIn(inner, '*', ':')])) : undefined),
    currency,
    amountDue: total(said.get('am'), currency),
    iban: holds,
  });
}

const SID = /^SID\*\d\.\d\*/;

/**
 * Short Invoice Descriptor (Komora daňových poradců, 'QR Faktura', SID 1.0): `ID` number, `DD` day, `DT` day due, `VII` and `VIR` the VAT
 * numbers of who issues and receives it, `AM` total, `TB0` to `TB2` net by rate and `T0` to `T2` their taxes, `NTB` what bears none: what a
 * total was rounded by, at times.
 */
export const sid = (payload: string): CodeFacts | undefined =>
  SID.test(payload) ? factsFrom('SID', 'invoice', invoiceSaid(pairsIn(payload, '*', ':'))) : undefined;

/** Kind 9 is an invoice with its tax; of others, as of corrections either way, none is said. */
function invoiceSaid(said: Named) {
  const currency = currencyCode(said.get('cc') ?? 'CZK');
  const grossTotal = total(said.get('am'), currency);
  return {
    typeCode: said.get('td') === '9' ? '380' : undefined,
    invoiceNumber: code(percentDecoded(said.get('id') ?? '')),
    issueDate: day(said.get('dd')),
    dueDate: day(said.get('dt')),
    currency,
    supplierVatNumber: czechOrSlovak(said.get('vii')),
    buyerVatNumber: czechOrSlovak(said.get('vir')),
    grossTotal,
    ...taxesOf(said, grossTotal),
  };
}

const czechOrSlovak = (number: string | undefined): string | undefined =>
  number && europeanVat(number.slice(0, 2).toUpperCase(), number);

/** Totals are rounded to whole crowns, at most. */
const ROUNDING = 1;

/** The net and the tax, where they come to the total: in another currency they are in koruna still. */
function taxesOf(said: Named, grossTotal: string | undefined) {
  const read = (names: readonly string[]) => sumOf(names.map((name) => money(said.get(name))));
  const [netTotal, vatTotal] = [read(['tb0', 'tb1', 'tb2', 'ntb']), read(['t0', 't1', 't2'])];
  if (!netTotal || !vatTotal || !grossTotal) return {};
  const rest = new Decimal(netTotal).plus(vatTotal).minus(grossTotal).abs();
  if (rest.greaterThan(ROUNDING)) return {};
  const mayBeRounded = total(said.get('ntb')) !== undefined && new Decimal(grossTotal).isInteger();
  return { netTotal: mayBeRounded ? undefined : netTotal, vatTotal };
}

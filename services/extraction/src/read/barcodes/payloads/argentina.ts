import type { CodeFacts } from '../code-facts.ts';
import { addressIn, base64In, jsonIn } from './parts.ts';
import { currencyCode, day, factsFrom, taxNumber, total } from './values.ts';

/** Codes of money of the tax office (AFIP, tabla de monedas); others are left out. */
const MONEY = new Map([
  ['PES', 'ARS'],
  ['DOL', 'USD'],
  ['060', 'EUR'],
  ['012', 'BRL'],
  ['011', 'UYU'],
]);
/** Kinds of its own table: invoices A, B, C, E, M and those of the MiPyME; credit notes of the same. */
const INVOICES = /^0*(?:1|6|11|19|51|201|206|211)$/;
const CREDIT_NOTES = /^0*(?:3|8|13|21|53|203|208|213)$/;
const CUIT = 80;

/**
 * Argentina's code (AFIP, RG 4892/2020, Código QR version 1): an address whose `p` is JSON in base64: `fecha`, `cuit` of the issuer,
 * `ptoVta` and `nroCmp`, `importe` total, `moneda`, `nroDocRec` the buyer's. Programs write figures as strings, and days either way round.
 */
export function argentina(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address || !/(?:^|\.)(?:afip|arca)\.gob\.ar$/.test(address.host)) return undefined;
  // A plus sign of base64 is a space in a query.
  const said = jsonIn(base64In(address.query.get('p')?.replaceAll(' ', '+') ?? '')?.toString('utf8') ?? '');
  if (!said) return undefined;
  const kind = said.get('tipocmp') ?? '';
  const currency = currencyCode(MONEY.get(said.get('moneda')?.toUpperCase() ?? ''));
  return factsFrom('AFIP', 'invoice', {
    typeCode: INVOICES.test(kind) ? '380' : CREDIT_NOTES.test(kind) ? '381' : undefined,
    invoiceNumber: numberOf(said.get('ptovta'), said.get('nrocmp')),
    issueDate: day(said.get('fecha')),
    currency,
    supplierVatNumber: taxNumber('cuit', said.get('cuit')),
    buyerVatNumber: Number(said.get('tipodocrec')) === CUIT ? taxNumber('cuit', said.get('nrodocrec')) : undefined,
    grossTotal: total(said.get('importe'), currency),
  });
}

/** '0004-00000017', as pages print it. */
function numberOf(point = '', number = ''): string | undefined {
  if (!/^\d{1,5}$/.test(point) || !/^\d{1,8}$/.test(number) || Number(number) === 0) return undefined;
  return `${String(Number(point)).padStart(4, '0')}-${number.padStart(8, '0')}`;
}

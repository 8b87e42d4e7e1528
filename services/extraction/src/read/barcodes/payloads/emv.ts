import type { CodeFacts } from '../code-facts.ts';
import { currencyCode, factsFrom, total } from './values.ts';

/** ISO 4217's numbers of the money of countries that pay by such codes. */
const MONEY = new Map([
  ['032', 'ARS'],
  ['050', 'BDT'],
  ['068', 'BOB'],
  ['116', 'KHR'],
  ['144', 'LKR'],
  ['152', 'CLP'],
  ['156', 'CNY'],
  ['170', 'COP'],
  ['188', 'CRC'],
  ['320', 'GTQ'],
  ['340', 'HNL'],
  ['344', 'HKD'],
  ['356', 'INR'],
  ['360', 'IDR'],
  ['398', 'KZT'],
  ['404', 'KES'],
  ['410', 'KRW'],
  ['458', 'MYR'],
  ['484', 'MXN'],
  ['524', 'NPR'],
  ['566', 'NGN'],
  ['586', 'PKR'],
  ['600', 'PYG'],
  ['608', 'PHP'],
  ['682', 'SAR'],
  ['702', 'SGD'],
  ['704', 'VND'],
  ['710', 'ZAR'],
  ['764', 'THB'],
  ['784', 'AED'],
  ['800', 'UGX'],
  ['818', 'EGP'],
  ['834', 'TZS'],
  ['840', 'USD'],
  ['858', 'UYU'],
  ['901', 'TWD'],
  ['936', 'GHS'],
  ['978', 'EUR'],
  ['986', 'BRL'],
]);

/** EMV's numbers of objects; those of accounts hold objects themselves, the first of which names the scheme. */
const TAGS = { version: '00', currency: '53', amount: '54' } as const;
const ACCOUNTS = /^(?:2[6-9]|[34]\d|5[01])$/;

/**
 * A merchant's code for payments (EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1); Brazil's Pix is one (Banco
 * Central, Manual de Padrões para Iniciação do Pix, BR Code). Tags and lengths of two figures: 53 currency, 54 amount, 63 a check over all
 * of it, without which nothing is taken. The merchant's name (59) is what he calls himself in 25 signs, and not his company's.
 */
export function emv(payload: string): CodeFacts | undefined {
  const text = payload.trim();
  const said = /^000201/.test(text) && checkHolds(text) ? objectsIn(text) : undefined;
  const currency = currencyCode(MONEY.get(said?.get(TAGS.currency) ?? ''));
  if (!said || !currency) return undefined;
  const schemes = [...said].flatMap(([tag, value]) => (ACCOUNTS.test(tag) ? [objectsIn(value)?.get('00')] : []));
  const isPix = schemes.some((scheme) => scheme?.toLowerCase() === 'br.gov.bcb.pix');
  return factsFrom(isPix ? 'PIX' : 'EMV', 'payment', {
    currency,
    amountDue: total(said.get(TAGS.amount), currency),
  });
}

function objectsIn(text: string): ReadonlyMap<string, string> | undefined {
  const said = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, tag, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (!tag || end > text.length) return undefined;
    said.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return said;
}

/** CRC-16/CCITT (ISO/IEC 13239, polynomial 1021, from FFFF) over all before its own four letters. */
function checkHolds(text: string): boolean {
  const [, told] = /6304([\dA-F]{4})$/i.exec(text) ?? [];
  let check = 0xffff;
  for (const byte of Buffer.from(text.slice(0, -4))) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) check = (check & 0x8000 ? (check << 1) ^ 0x1021 : check << 1) & 0xffff;
  }
  return told !== undefined && Number.parseInt(told, 16) === check;
}

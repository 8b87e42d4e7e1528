import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, factsFrom, hundredths, iban, name, taxNumber } from './values.ts';

/** As long as the recommendation lets a name be; programs that write longer ones write them whole. */
const CUT = 20;

/**
 * Poland's code of a transfer (Związek Banków Polskich, Rekomendacja dotycząca kodu dwuwymiarowego 2D, 2013), parted by strokes: the payee's
 * NIP (a person has none), country, account, grosze, name, title. Złoty, where a last part does not say another currency.
 */
export function poland(payload: string): CodeFacts | undefined {
  const parts = payload.trim().split('|');
  const [nip, country = '', account = '', grosze, payee] = parts;
  const currency = parts[8]?.trim() || 'PLN';
  const holds = /^\d{26}$/.test(account) ? iban(`PL${account}`) : undefined;
  if (parts.length < 6 || !/^(?:PL)?$/.test(country) || !holds || currency !== 'PLN') return undefined;
  return factsFrom('ZBP', 'payment', {
    supplierName: payee?.length === CUT ? undefined : name(payee),
    supplierVatNumber: taxNumber('nip', nip),
    currency,
    amountDue: hundredths(grosze),
    iban: holds,
  });
}

/**
 * Poland's invoices of the national system (Ministerstwo Finansów, KSeF 2.0, kod QR I): the address where the system shows one says the
 * issuer's NIP and the day, and a digest.
 */
export function ksef(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address || !/^(?:qr\.)?ksef\.mf\.gov\.pl$/.test(address.host)) return undefined;
  const [, nip, issued] = /^(?:\/client-app)?\/invoice\/(\d{10})\/([\d-]{10})\//.exec(address.path) ?? [];
  return factsFrom('KSEF', 'invoice', { issueDate: day(issued), supplierVatNumber: taxNumber('nip', nip) });
}

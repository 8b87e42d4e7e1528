// Codes of payments that say their facts line by line, each fact by the place of its line.
import type { CodeFacts } from '../code-facts.ts';
import { linesOf } from './parts.ts';
import { bic, currencyCode, day, factsFrom, hundredths, iban, name, total } from './values.ts';

/**
 * Croatia's HUB 3 (Hrvatska udruga banaka, 2D barkod, PDF417): 'HRVHUB30', currency, cents in fifteen figures, the payer's name and address
 * in three lines, the payee's in three, his IBAN.
 */
export function hub3(payload: string): CodeFacts | undefined {
  const [tag, money, cents, , , , payee, , , account] = linesOf(payload);
  const [holds, currency] = [iban(account), currencyCode(money)];
  if (tag !== 'HRVHUB30' || !holds || !currency) return undefined;
  return factsFrom('HUB3', 'payment', {
    supplierName: name(payee, 25),
    currency,
    amountDue: hundredths(cents),
    iban: holds,
  });
}

/** Slovenia's UPN (Združenje bank Slovenije, UPN QR): 'UPNQR', cents in line 9, the day due in 14, the payee's IBAN in 15, his name in 17. */
export function upn(payload: string): CodeFacts | undefined {
  const lines = linesOf(payload);
  const holds = iban(lines[14]);
  if (lines[0] !== 'UPNQR' || !holds) return undefined;
  return factsFrom('UPN', 'payment', {
    dueDate: day(lines[13]),
    supplierName: name(lines[16], 33),
    currency: 'EUR',
    amountDue: hundredths(lines[8]),
    iban: holds,
  });
}

/** Hungary's (Magyar Nemzeti Bank, egységes QR-kód útmutató): 'HCT' or 'RTP', version, character set, BIC, name, IBAN, 'HUF1200'. */
export function hungary(payload: string): CodeFacts | undefined {
  const [kind = '', version = '', , payeesBic, payee, account, amount = ''] = linesOf(payload);
  const holds = iban(account);
  if (!/^(?:HCT|RTP)$/.test(kind) || !/^\d{3}$/.test(version) || !holds) return undefined;
  return factsFrom('MNB', 'payment', {
    supplierName: name(payee, 70),
    currency: 'HUF',
    amountDue: total(/^HUF(.+)$/.exec(amount)?.[1], 'HUF'),
    iban: holds,
    bic: bic(payeesBic),
  });
}

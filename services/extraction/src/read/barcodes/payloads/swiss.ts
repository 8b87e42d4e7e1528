import type { CodeFacts } from '../code-facts.ts';
import { linesOf } from './parts.ts';
import { code, currencyCode, dayOfFigures, europeanVat, factsFrom, iban, name, sumOf, total } from './values.ts';

/** Where a line stands in a QR-bill, from 0. */
const AT = { iban: 3, creditor: 5, amount: 18, currency: 19, trailer: 30, billing: 31 } as const;

/**
 * The Swiss QR-bill (SIX, Implementation Guidelines QR-bill 2.x, 4.2.2), line by line from 'SPC'; an IBAN may be a QR-IBAN. What it bills
 * stands behind 'EPD' where Swico's syntax (S1, 1.2) is kept: `/10/` number, `/11/` day, `/30/` the biller's UID, `/32/` a rate, or each
 * rate with its net amount.
 */
export function swiss(payload: string): CodeFacts | undefined {
  const lines = linesOf(payload);
  if (lines[0] !== 'SPC' || !/^02\d{2}$/.test(lines[1] ?? '')) return undefined;
  const holds = iban(lines[AT.iban]);
  const currency = currencyCode(lines[AT.currency]);
  if (!holds || !/^(?:CH|LI)/.test(holds) || !currency) return undefined;
  const billing = lines[AT.trailer] === 'EPD' ? swico(lines[AT.billing] ?? '') : undefined;
  return factsFrom('SPC', 'payment', {
    invoiceNumber: code(billing?.get('10')),
    issueDate: dayOfFigures(billing?.get('11'), 'ymd'),
    currency,
    supplierName: name(lines[AT.creditor], 70),
    supplierVatNumber: europeanVat('CHE', billing?.get('30')),
    netTotal: netOf(billing?.get('32'), currency),
    amountDue: total(lines[AT.amount], currency),
    iban: holds,
  });
}

/** '//S1/10/A\/4/11/260131': tags and values by turns; a stroke of a value has a stroke before it. */
function swico(text: string): ReadonlyMap<string, string> | undefined {
  if (!text.startsWith('//S1/')) return undefined;
  const parts = text.slice('//S1/'.length).split(/(?<!\\)\//);
  const pairs = parts.flatMap((tag, at) =>
    at % 2 === 0 && parts[at + 1] ? [[tag, parts[at + 1]?.replace(/\\([\\/])/g, '$1') ?? ''] as const] : [],
  );
  return new Map(pairs);
}

/** '8.1:1000;2.6:51.80': the net amount of each rate. */
function netOf(rates: string | undefined, currency: string): string | undefined {
  const nets = rates?.split(';').map((one) => /^\d{1,2}(?:\.\d{1,2})?:(.+)$/.exec(one)?.[1]) ?? [];
  const amounts = nets.map((net) => total(net, currency));
  return amounts.includes(undefined) ? undefined : sumOf(amounts, currency);
}

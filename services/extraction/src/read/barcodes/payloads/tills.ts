// What tills sign on receipts.
import type { CodeFacts } from '../code-facts.ts';
import { day, factsFrom, money, sumOf, total } from './values.ts';

/** Both countries count by five rates. */
const RATES = 5;

/** What the first amounts come to, which are of each rate. */
function totalOf(amounts: readonly string[]): string | undefined {
  const read = amounts.slice(0, RATES).map((amount) => money(amount));
  return read.length < RATES || read.includes(undefined) ? undefined : total(sumOf(read));
}

/**
 * Austria's (RKSV, BGBl. II 410/2015, Anlage Z 10: maschinenlesbarer Code): '_R1-AT1_till_number_instant' and five totals by rate. The
 * number is the till's, which counts its receipts for itself.
 */
export function austria(payload: string): CodeFacts | undefined {
  const [, suite = '', , , instant, ...rest] = payload.trim().split('_');
  if (!/^R1-AT\d{1,3}$/.test(suite)) return undefined;
  const grossTotal = totalOf(rest);
  return grossTotal
    ? factsFrom('RKSV', 'invoice', { issueDate: day(instant), currency: 'EUR', grossTotal })
    : undefined;
}

/**
 * Germany's (DSFinV-K 2.x, Anhang I: QR-Code): 'V0;till;Kassenbeleg-V1;Beleg^totals by rate^payments;transaction;counter;start;end;…'. Instants are
 * in UTC, so that the day is taken where it is the same in Germany.
 */
export function germany(payload: string): CodeFacts | undefined {
  const [version, , kind, data = '', , , , instant = ''] = payload.trim().split(';');
  const [what, amounts = ''] = data.split('^');
  if (version !== 'V0' || kind !== 'Kassenbeleg-V1' || what !== 'Beleg') return undefined;
  const grossTotal = totalOf(amounts.split('_'));
  const issueDate = /T(?:[01]\d|2[01]):/.test(instant) ? day(instant) : undefined;
  return grossTotal ? factsFrom('KASSENSICHV', 'invoice', { issueDate, currency: 'EUR', grossTotal }) : undefined;
}

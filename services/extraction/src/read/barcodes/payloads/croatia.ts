import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, factsFrom, hundredths } from './values.ts';

/** Croatia counts in euros since then. */
const EURO = '2023-01-01';

/** Croatia's receipts (Porezna uprava, Fiskalizacija, tehnička specifikacija 2.x, QR kod): `datv` day and hour, `izn` total in cents. */
export function croatia(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (address?.host !== 'porezna.gov.hr') return undefined;
  const issueDate = day(/^(\d{8})_\d{4}$/.exec(address.query.get('datv') ?? '')?.[1]);
  if (!issueDate) return undefined;
  return factsFrom('FISKALIZACIJA', 'invoice', {
    issueDate,
    currency: issueDate < EURO ? 'HRK' : 'EUR',
    grossTotal: hundredths(address.query.get('izn')?.replace(/[.,](?=\d{2}$)/, '')),
  });
}

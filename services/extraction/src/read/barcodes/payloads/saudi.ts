import type { CodeFacts } from '../code-facts.ts';
import { base64In } from './parts.ts';
import { day, factsFrom, less, money, name, total } from './values.ts';

const TAGS = { seller: 1, vatNumber: 2, instant: 3, total: 4, vat: 5 } as const;
/** Its check digits are not public. */
const VAT_NUMBER = /^3\d{13}3$/;

/**
 * Saudi Arabia's code (ZATCA, Electronic Invoice Security Features Implementation Standards 1.2, 4): tags, lengths of a byte and values in
 * base64: 1 the seller's name, 2 his VAT number, 3 the instant, 4 total, 5 VAT; from 6 on its signature, which is not verified. Riyals.
 */
export function saudi(payload: string): CodeFacts | undefined {
  const said = tlvIn(base64In(payload));
  const supplierVatNumber = said?.get(TAGS.vatNumber)?.trim() ?? '';
  if (!said || !VAT_NUMBER.test(supplierVatNumber)) return undefined;
  const grossTotal = total(said.get(TAGS.total), 'SAR');
  const vatTotal = grossTotal && money(said.get(TAGS.vat), 'SAR');
  return factsFrom('ZATCA', 'invoice', {
    issueDate: day(said.get(TAGS.instant)),
    currency: 'SAR',
    supplierName: name(said.get(TAGS.seller)),
    supplierVatNumber,
    netTotal: less(grossTotal, vatTotal, 'SAR'),
    vatTotal,
    grossTotal,
  });
}

/** Bytes that are no such list are undefined, and so is a list that does not begin with its first five tags. */
function tlvIn(bytes: Buffer | undefined): ReadonlyMap<number, string> | undefined {
  const said = new Map<number, string>();
  for (let at = 0; bytes && at + 1 < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    const end = at + 2 + (bytes[at + 1] ?? 0);
    if (bytes[at] !== said.size + 1 || end > bytes.length) return undefined;
    said.set(said.size + 1, bytes.toString('utf8', at + 2, end));
  }
  return said.size >= TAGS.vat ? said : undefined;
}

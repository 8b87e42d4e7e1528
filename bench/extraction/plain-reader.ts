// The floor: what a handful of regular expressions find in the text of the pages. Nothing here may become clever.
import type { ReadFields, ReadingFieldName } from '@comptoir/contracts';

const NUMBER = String.raw`(\d[\d.,' ]*[.,]\d{2})(?!\d)`;
const PATTERNS: Readonly<Partial<Record<ReadingFieldName, RegExp>>> = {
  invoiceNumber:
    /(?:invoice|facture|rechnung|factura|factuur)[^\n]{0,25}?(?:number|num[ée]ro|nummer|nr|no|n°|#)\.?\s*:?\s*([A-Z0-9][\w/-]*\d[\w/-]*)/i,
  issueDate: /\b(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})\b/,
  currency: /\b(EUR|USD|GBP|CHF|INR)\b|([€$£₹])/,
  supplierVatNumber: /\b((?:FR|DE|ES|NL|BE|IT|GB|AT|LU|IE)[A-Z0-9]{8,12})\b/,
  netTotal: new RegExp(`(?:net total|total ht|subtotal|netto|sous-total)[^\\d\\n]*${NUMBER}`, 'i'),
  vatTotal: new RegExp(`(?:vat|tva|mwst|ust|tax|iva|btw)[^\\n]*?${NUMBER}\\D*$`, 'im'),
  grossTotal: new RegExp(`(?:total|total ttc|gesamtbetrag|brutto|amount due)[^\\d\\n]*${NUMBER}`, 'gi'),
  iban: /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?)\b/,
};
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '₹': 'INR' };

/** The first match of each field, of the total the last. Names are beyond it. */
export function readPlainly(text: string): ReadFields {
  const fields = Object.entries(PATTERNS).flatMap(([name, pattern]) => {
    const match = pattern.global ? [...text.matchAll(pattern)].at(-1) : pattern.exec(text);
    const written = match?.[1] ?? match?.[2];
    return written ? [[name, { value: plainValue(name, written), confidence: 0.5, source: 'text' as const }]] : [];
  });
  return Object.fromEntries(fields);
}

function plainValue(name: string, written: string): string {
  if (name.endsWith('Total'))
    return written
      .replace(/[' ]/g, '')
      .replace(/[.,](?=\d{3})/g, '')
      .replace(',', '.');
  if (name === 'currency') return SIGNS[written] ?? written;
  const day = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(written);
  return day ? `${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}` : written;
}

import type { Finding, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { withoutCertainty } from './calibration/doubted.ts';

/** Fields whose contradiction costs money or sends it elsewhere, and how sure the page must be to speak against the XML. */
const CONFRONTED: readonly { name: ReadingFieldName; sure: number }[] = [
  // A total that adds up with nothing beside it is what a tampered page shows: being printed as the total is enough.
  { name: 'grossTotal', sure: 0.7 },
  { name: 'amountDue', sure: 0.9 },
  { name: 'iban', sure: 0.9 },
  { name: 'invoiceNumber', sure: 0.88 },
];
const CONTRADICTED = 0.5;
/** Enough where the XML's amount stands nowhere on the pages at all. */
const LIKELY = 0.4;

/**
 * Holds what the XML says against what the page shows. Where both agree the field gains its place on the page;
 * where they contradict, both values are told and the XML's is trusted less.
 */
export function confront(
  xml: ReadFields,
  page: ReadFields,
  shownAmounts: ReadonlySet<string>,
): { fields: ReadFields; findings: Finding[] } {
  const fields: ReadFields = { ...xml };
  const findings: Finding[] = [];
  for (const [name, field] of Object.entries(xml) as [ReadingFieldName, NonNullable<ReadFields[ReadingFieldName]>][]) {
    const seen = page[name];
    if (!seen) continue;
    if (sameValue(field.value, seen.value)) {
      fields[name] = {
        ...field,
        ...(seen.page !== undefined && { page: seen.page }),
        ...(seen.box && { box: seen.box }),
      };
      continue;
    }
    // Where the page names no amount due, its total stands for it: no witness against the XML's.
    if (name === 'amountDue' && seen.value === page.grossTotal?.value) continue;
    const rule = CONFRONTED.find((one) => one.name === name);
    if (!rule || seen.confidence < (isNowhere(field.value, shownAmounts) ? LIKELY : rule.sure)) continue;
    findings.push({
      code: 'XML_CONTRADICTS_PAGE',
      severity: 'warning',
      field: name,
      values: { xml: field.value, page: seen.value },
    });
    fields[name] = {
      ...field,
      confidence: Math.min(field.confidence, CONTRADICTED),
      ...(seen.page !== undefined && { page: seen.page }),
      ...(seen.box && { box: seen.box }),
    };
  }
  // Pages that say another thing than the XML are a known fraud: until a person has looked, nothing of either is certain.
  return { fields: findings.length > 0 ? withoutCertainty(fields) : fields, findings };
}

function isNowhere(value: string, shownAmounts: ReadonlySet<string>): boolean {
  return /^-?\d+\.\d+$/.test(value) && shownAmounts.size > 0 && !shownAmounts.has(Math.abs(Number(value)).toFixed(2));
}

/** A credit note's minus is a habit of printing: amounts are compared without it. */
function sameValue(a: string, b: string): boolean {
  if (/^-?\d+(?:\.\d+)?$/.test(a) && /^-?\d+(?:\.\d+)?$/.test(b) && (a.includes('.') || b.includes('.')))
    return Math.abs(Number(a)) === Math.abs(Number(b));
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return plain(a) === plain(b);
}

import type { Finding, InvoiceWarning, InvoiceWarningCode, RejectReason } from '@comptoir/contracts';
import { amountsComplaint } from './checks.ts';
import type { Content } from './content.ts';
import { sameIdentifier, sameVatNumber } from './identifiers.ts';
import type { Rules, SupplierFacts } from './rules.ts';
import type { Duplicate } from './state.ts';

/** What makes this content doubtful without stopping it, in the order it is shown. */
export function warningsOf(
  content: Content,
  known: { readonly supplier?: SupplierFacts; readonly duplicates: readonly Duplicate[]; readonly rules: Rules },
): InvoiceWarning[] {
  const { supplier, duplicates, rules } = known;
  const complaint = amountsComplaint(content, rules);
  return [
    ...duplicates.filter(({ certain }) => !certain).map(likelyDuplicate),
    ...(complaint
      ? [{ code: 'TOTALS_DO_NOT_ADD_UP' as const, values: { problem: complaint.refused, ...texts(complaint.params) } }]
      : []),
    ...(supplier
      ? supplierWarnings(content, supplier)
      : [{ code: 'SUPPLIER_UNKNOWN' as const, ...valuesOf({ name: content.supplierName }) }]),
  ];
}

/** Warnings that a person's corrections leave: they are about the document as it was sent. */
const CONTRADICTIONS = ['XML_CONTRADICTS_PAGE', 'CODE_CONTRADICTS_PAGE'] as const;
const LASTING: readonly InvoiceWarningCode[] = [...CONTRADICTIONS, 'RULES_BROKEN'];
export const isLasting = ({ code }: InvoiceWarning): boolean => LASTING.includes(code);

/** The reader's findings that last: two parts of one document contradict each other, published rules refuse it. */
export function findingWarnings(findings: readonly Finding[]): InvoiceWarning[] {
  const refusing = refusingRules(findings);
  return [
    ...findings.flatMap(({ code, field, values }): InvoiceWarning[] => {
      const contradiction = CONTRADICTIONS.find((one) => one === code);
      return contradiction ? [{ code: contradiction, ...valuesOf({ field, ...values }) }] : [];
    }),
    ...(refusing.length > 0 ? [{ code: 'RULES_BROKEN' as const, values: { rules: listed(refusing) } }] : []),
  ];
}

/** What the staff may reject an invoice for that published rules refuse, with the rules' ids as details. */
export function rejectionProposedBy(
  findings: readonly Finding[],
): { readonly reason: RejectReason; readonly details: string } | undefined {
  const refusing = refusingRules(findings);
  return refusing.length > 0 ? { reason: 'NON_CONFORME', details: listed(refusing) } : undefined;
}

/** The ids of the rules that refuse it, each once. */
function refusingRules(findings: readonly Finding[]): string[] {
  const ids = findings.flatMap(({ severity, rule }) => (severity === 'error' && rule ? [rule.id] : []));
  return [...new Set(ids)];
}

const MOST_LISTED = 8;
const listed = (ids: readonly string[]): string =>
  ids.length > MOST_LISTED ? `${ids.slice(0, MOST_LISTED).join(', ')} …` : ids.join(', ');

function supplierWarnings(content: Content, supplier: SupplierFacts): InvoiceWarning[] {
  const { iban, supplierVatNumber } = content;
  const differs = supplierVatNumber && supplier.vatNumber && !sameVatNumber(supplierVatNumber, supplier.vatNumber);
  return [
    ...(differs
      ? [{ code: 'SUPPLIER_DIFFERS' as const, ...valuesOf({ read: supplierVatNumber, onFile: supplier.vatNumber }) }]
      : []),
    ...(iban && !supplier.iban ? [{ code: 'IBAN_NOT_ON_FILE' as const, values: { read: iban } }] : []),
    ...(iban && supplier.iban && !sameIdentifier(iban, supplier.iban)
      ? [{ code: 'IBAN_DIFFERS' as const, values: { read: iban, onFile: supplier.iban } }]
      : []),
  ];
}

function likelyDuplicate({ invoiceId, invoiceNumber, reasons }: Duplicate): InvoiceWarning {
  return { code: 'LIKELY_DUPLICATE', ...valuesOf({ invoiceId, other: invoiceNumber, reasons: reasons.join(' ') }) };
}

const texts = (params: Readonly<Record<string, string | number>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

function valuesOf(values: Readonly<Record<string, string | undefined>>): { values?: Record<string, string> } {
  const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return known.length > 0 ? { values: Object.fromEntries(known) } : {};
}

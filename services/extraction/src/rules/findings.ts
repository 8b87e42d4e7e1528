import type { BrokenRule, Finding, ReadingFieldName } from '@comptoir/contracts';
import type { Breach } from './check-rules.ts';
import type { SchemaBreach } from './check-schema.ts';
import { familyOf } from './rule-family.ts';

const LONGEST = { text: 2000, place: 500 } as const;
/** As many rules as a person would read; the rest of a document that breaks more is no better. */
const MOST_FINDINGS = 60;

/** Rules a document breaks, as findings: each rule once, with how often; refusals first. */
export function ruleFindings(set: BrokenRule['set'], breaches: readonly Breach[]): Finding[] {
  const byId = new Map<string, Breach[]>();
  for (const breach of breaches) byId.set(breach.id, [...(byId.get(breach.id) ?? []), breach]);
  return [...byId.values()]
    .flatMap((alike): Finding[] => {
      const [first] = alike;
      if (!first) return [];
      const terms = termsOf(first);
      return [
        {
          code: familyOf(first),
          severity: severityOf(first.flag),
          ...fieldOf(terms),
          rule: {
            id: first.id.slice(0, 100),
            set,
            text: first.text.slice(0, LONGEST.text),
            place: first.place.slice(0, LONGEST.place),
            terms,
            times: alike.length,
          },
        },
      ];
    })
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .slice(0, MOST_FINDINGS);
}

/** Where a document breaks its schema; the first places, for one fault often makes the next. */
export function schemaFindings(breaches: readonly SchemaBreach[]): Finding[] {
  const [first] = breaches;
  if (!first) return [];
  const { text, place } = first;
  const rule = { id: 'XSD', set: 'SCHEMA', terms: [], times: breaches.length } as const;
  return [
    {
      code: 'SCHEMA_BROKEN',
      severity: 'error',
      rule: { ...rule, terms: [], text: text.slice(0, LONGEST.text), place: place.slice(0, LONGEST.place) },
    },
  ];
}

const SEVERITIES: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Schematron leaves the flag to the publisher; these are the words both of ours use. */
function severityOf(flag: string): Finding['severity'] {
  if (flag === 'fatal' || flag === 'error') return 'error';
  return flag === 'warning' ? 'warning' : 'note';
}

/** The business terms a rule names, in its words or, as BR-FR does, in its id. */
function termsOf({ id, text }: Breach): string[] {
  const named = `${id.replaceAll('_', ' ')} ${text}`.match(/\bB[TG]-\d+\b/g) ?? [];
  return [...new Set(named)].slice(0, 6);
}

/** EN 16931's business terms among the fields that are read. */
const FIELDS: Readonly<Record<string, ReadingFieldName>> = {
  'BT-1': 'invoiceNumber',
  'BT-2': 'issueDate',
  'BT-3': 'typeCode',
  'BT-5': 'currency',
  'BT-9': 'dueDate',
  'BT-13': 'orderNumber',
  'BT-16': 'deliverySlipNumber',
  'BT-20': 'paymentTerms',
  'BT-27': 'supplierName',
  'BT-31': 'supplierVatNumber',
  'BT-40': 'country',
  'BT-44': 'buyerName',
  'BT-48': 'buyerVatNumber',
  'BT-84': 'iban',
  'BT-86': 'bic',
  'BT-107': 'discount',
  'BT-108': 'charges',
  'BT-109': 'netTotal',
  'BT-110': 'vatTotal',
  'BT-112': 'grossTotal',
  'BT-115': 'amountDue',
};

function fieldOf(terms: readonly string[]): { field?: ReadingFieldName } {
  const field = terms.map((term) => FIELDS[term]).find(Boolean);
  return field ? { field } : {};
}

import type { Finding, ReadFields, ReadingLevel, RequirableField } from '@comptoir/contracts';
import { amountsComplaint } from './checks.ts';
import type { Assessed } from './commands.ts';
import type { Rules } from './rules.ts';

/** What the settings ask of a supplier's invoices before they count as read FULLY (domain: extraction-level settings). */
export type ExtractionDemands = {
  readonly required: readonly RequirableField[];
  /** From this confidence on a field is certain, 0 to 1. */
  readonly certainty: number;
  /** Whether what is read FULLY and is in no way doubtful goes on to TO_CONTROL. */
  readonly goesOn: boolean;
};

/** What was read, as far as its level is judged by it. */
type Read = {
  readonly level: ReadingLevel;
  readonly fields: ReadFields;
  readonly findings: readonly Finding[];
};

/**
 * How much could be read, judged where the supplier on file and the settings are known: FULLY where every required
 * field is there and certain, the amounts agree with one another and nothing contradicts. The reader has the last word
 * on what is no invoice, and on XML that carries too little (profiles MINIMUM and BASIC WL).
 */
export function judgeLevel(
  { level, fields, findings }: Read,
  { content, warnings }: Pick<Assessed, 'content' | 'warnings'>,
  { required, certainty }: ExtractionDemands,
  rules: Pick<Rules, 'tolerance'>,
): ReadingLevel {
  if (level === 'NOT_AN_INVOICE' || level === 'NOT_EXTRACTED') return level;
  const contradicts = [...findings, ...warnings].some(({ code }) => DOUBTED_AS_A_WHOLE.has(code));
  const isKnown = (name: RequirableField): boolean => {
    if (name === 'supplierId') return content.supplierId !== undefined && !warnings.some(aboutSupplier);
    const read = fields[name];
    return content[name] !== undefined && read !== undefined && read.confidence >= certainty;
  };
  const isFull = !contradicts && required.every(isKnown) && !amountsComplaint(content, rules);
  return isFull ? 'FULLY' : 'PARTIALLY';
}

/** Said of these, nothing of the document is certain, or it holds too little of one. */
const DOUBTED_AS_A_WHOLE: ReadonlySet<string> = new Set([
  'XML_CONTRADICTS_PAGE',
  'CODE_CONTRADICTS_PAGE',
  'XML_THIN',
  'SEVERAL_INVOICES',
]);
const aboutSupplier = ({ code }: { readonly code: string }): boolean =>
  code === 'SUPPLIER_UNKNOWN' || code === 'SUPPLIER_DIFFERS';

/** Whether the reader found something that a person should look at; what only departs from published advice is not. */
export const asksForEyes = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity, rule }) => severity === 'error' || (severity === 'warning' && rule === undefined));

import type { Finding } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Text } from '../../i18n/use-text.ts';
import { todoOfOtherPaper } from './exception-sentence.ts';
import { termsInWords } from './rule-terms.ts';

/** Findings that have a sentence of their own. */
const SENTENCES: Readonly<Record<string, MessageKey>> = {
  EMBEDDED_XML_UNREADABLE: 'finding.EMBEDDED_XML_UNREADABLE',
  IBAN_CHECK_DIGITS: 'finding.IBAN_CHECK_DIGITS',
  TEXT_HIDDEN: 'finding.TEXT_HIDDEN',
  CREDIT_WITH_MINUS: 'finding.CREDIT_WITH_MINUS',
  XML_THIN: 'finding.XML_THIN',
  SCHEMA_BROKEN: 'finding.SCHEMA_BROKEN',
  RULE_SUM: 'finding.RULE_SUM',
  RULE_MISSING: 'finding.RULE_MISSING',
  RULE_DECIMALS: 'finding.RULE_DECIMALS',
  RULE_CODE: 'finding.RULE_CODE',
  RULE_VAT: 'finding.RULE_VAT',
  RULE_DATE: 'finding.RULE_DATE',
  RULE_NOT_USED: 'finding.RULE_NOT_USED',
  RULE_OTHER: 'finding.RULE_OTHER',
  CONTAINER_NAME: 'finding.CONTAINER_NAME',
  CONTAINER_NOT_LISTED: 'finding.CONTAINER_NOT_LISTED',
  CONTAINER_RELATIONSHIP: 'finding.CONTAINER_RELATIONSHIP',
  CONTAINER_METADATA: 'finding.CONTAINER_METADATA',
  CONTAINER_PROFILE: 'finding.CONTAINER_PROFILE',
  PROFILE_EXCEEDED: 'finding.PROFILE_EXCEEDED',
  RULES_NOT_CHECKED: 'finding.RULES_NOT_CHECKED',
  RULES_DO_NOT_APPLY: 'finding.RULES_DO_NOT_APPLY',
  VAT_NUMBER_WRONG_KEY: 'finding.VAT_NUMBER_WRONG_KEY',
  VAT_NUMBER_NO_SIREN: 'finding.VAT_NUMBER_NO_SIREN',
};

/** Why rules were not checked, where there is more to say than that. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  SCHEMA: 'finding.notChecked.SCHEMA',
  RULE_FAILED: 'finding.notChecked.RULE_FAILED',
};

/** What a document is that is no invoice, and what to do with it. */
const KINDS: Readonly<Record<string, MessageKey>> = {
  DELIVERY_SLIP: 'finding.kind.DELIVERY_SLIP',
  ORDER: 'finding.kind.ORDER',
  ORDER_CONFIRMATION: 'finding.kind.ORDER_CONFIRMATION',
  QUOTE: 'finding.kind.QUOTE',
  STATEMENT: 'finding.kind.STATEMENT',
  REMINDER: 'finding.kind.REMINDER',
};

/** A value whose own direction does not disturb the sentence around it (Unicode's first strong isolate). */
export const isolate = (value: string): string => `\u2068${value}\u2069`;

/**
 * What a finding says, in the reader's language; one that no sentence is known for is named by its code.
 * @param mayCancel whether who reads it may cancel the invoice: nobody is told to do what they cannot
 */
export function sentenceOfFinding(t: Text, finding: Finding, mayCancel = false): string {
  const { code, values = {} } = finding;
  if (code === 'DOCUMENT_KIND') {
    const kind = KINDS[values.kind ?? ''];
    if (kind) return `${t(kind)} ${t(todoOfOtherPaper(mayCancel))}`;
  }
  const key = (code === 'RULES_NOT_CHECKED' && REASONS[values.reason ?? '']) || SENTENCES[code];
  if (!key) return t('finding.other', { code });
  const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
  return t(key, { ...isolated, fields: termsInWords(t, finding) });
}

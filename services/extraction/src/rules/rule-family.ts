/** What a rule is about, for a sentence in the reader's language; the publisher's own words stand beside it. */
export const RULE_FAMILIES = [
  'RULE_SUM',
  'RULE_MISSING',
  'RULE_DECIMALS',
  'RULE_CODE',
  'RULE_VAT',
  'RULE_DATE',
  'RULE_NOT_USED',
  'RULE_OTHER',
] as const;
export type RuleFamily = (typeof RULE_FAMILIES)[number];

const BY_ID: readonly (readonly [RegExp, RuleFamily])[] = [
  [/^BR-CO-1[0-7]$|^BR-(?:AE|AF|AG|B|E|G|IC|O|S|Z)-0[89]$|^BR-FR-CO-09_BT-23-[23]$/, 'RULE_SUM'],
  [/^BR-DEC-|^BR-FR-DEC-/, 'RULE_DECIMALS'],
  [/^BR-CL-|^BR-FR-(?:04|08|15|16|17|20|31)_/, 'RULE_CODE'],
  [/^CII-DT-09[67]$|^BR-FR-03_|^BR-FR-CO-07_|^BR-(?:29|30)$|^BR-CO-(?:19|20)$/, 'RULE_DATE'],
  [/^CII-(?:SR|DT)-|^UBL-(?:CR|DT|SR)-/, 'RULE_NOT_USED'],
  [/^BR-(?:AE|AF|AG|B|E|G|IC|O|S|Z)-/, 'RULE_VAT'],
  [/^BR-FR-(?:05|10|12|13)_/, 'RULE_MISSING'],
];

const ASKS_FOR =
  /\bshall (?:have|contain|be provided|be present|specify)\b|\bmust be (?:provided|present)\b|obligatoire|doit (?:contenir|être présent)/i;

/** By its id, as EN 16931 and BR-FR number their rules; else by what its words ask for. */
export function familyOf(rule: { readonly id: string; readonly text: string }): RuleFamily {
  for (const [pattern, family] of BY_ID) if (pattern.test(rule.id)) return family;
  return ASKS_FOR.test(rule.text) ? 'RULE_MISSING' : 'RULE_OTHER';
}

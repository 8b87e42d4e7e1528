import type { Finding } from '@comptoir/contracts';

/** Why rules that apply to a document were not checked on it, all or some. */
export type NotCheckedReason = 'SCHEMA' | 'RULE_FAILED' | 'FAILED' | 'TIMED_OUT' | 'OUT_OF_MEMORY' | 'CRASHED';

/** Said where rules apply and were not checked: what nobody looked at is not valid. */
export const notChecked = (reason: NotCheckedReason, rules?: string): Finding => ({
  code: 'RULES_NOT_CHECKED',
  severity: 'warning',
  values: { reason, ...(rules && { rules: rules.slice(0, 500) }) },
});

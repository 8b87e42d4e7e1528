import type { Finding, Reading } from '@comptoir/contracts';
import { countRuleCheck } from '@comptoir/service-kit';
import type { ReadInput } from '../worker/protocol.ts';
import type { CheckerPool } from './checker/pool.ts';

/** What was read, with the rules it breaks where it was read from an invoice's XML: pages have none to keep. */
export async function withRules<R extends Reading>(
  reading: R,
  input: ReadInput,
  checker: Pick<CheckerPool, 'check'>,
): Promise<R> {
  if (reading.route !== 'xml' || reading.level === 'NOT_AN_INVOICE') return reading;
  const began = performance.now();
  const findings = await checker.check(input);
  countRuleCheck(outcomeOf(findings), (performance.now() - began) / 1000);
  return { ...reading, findings: [...reading.findings, ...findings] };
}

function outcomeOf(findings: readonly Finding[]): Parameters<typeof countRuleCheck>[0] {
  if (findings.some(({ code, severity }) => code === 'RULES_NOT_CHECKED' && severity === 'warning')) return 'unchecked';
  return findings.some(({ severity }) => severity !== 'note') ? 'broken' : 'kept';
}

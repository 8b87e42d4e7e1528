import type { Reading, ReadPart } from '@comptoir/contracts';
import { withoutCertainty } from '../calibration/doubted.ts';

/**
 * A reading of a file that seems to hold several invoices: it says so, with the pages of each. What was read may be one's
 * number and another's total, so nothing of it is certain and it is never read FULLY.
 */
export function withParts<R extends Pick<Reading, 'fields' | 'level' | 'findings' | 'parts'>>(
  reading: R,
  parts: ReadPart[],
): R {
  if (parts.length === 0) return reading;
  const values = { count: String(parts.length), pages: parts.map(rangeOf).join(', ').slice(0, MOST_SAID) };
  return {
    ...reading,
    fields: withoutCertainty(reading.fields),
    level: reading.level === 'FULLY' ? 'PARTIALLY' : reading.level,
    findings: [...reading.findings, { code: 'SEVERAL_INVOICES', severity: 'warning', values }],
    parts,
  };
}

const MOST_SAID = 200;
const rangeOf = ({ from, to }: ReadPart): string => (from === to ? String(from) : `${from}–${to}`);

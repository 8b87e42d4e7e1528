import type { Reading } from '@comptoir/contracts';
import { expect, it } from 'vitest';
import { outcomeOf, type Replay } from './replay.ts';

const reading = (grossTotal: string, template?: string): Reading => ({
  ...{ route: 'text', level: 'FULLY', lines: [], findings: [], pages: 1, durationMs: 1 },
  fields: { grossTotal: { value: grossTotal, source: 'text', confidence: 1 } },
  ...(template !== undefined && { template: { id: template, version: 1 } }),
});
const replay = (invoiceId: string, tried: Reading, today: Reading): Replay => ({
  ...{ tried, today },
  sample: { invoiceId, verified: { fields: { grossTotal: '10.00' } } },
});

it('tells of the invoices of its layout apart from those that are read as today', () => {
  const [right, wrong] = [reading('10.00'), reading('99.00')];
  const replays = [
    replay('a', reading('10.00', 'new'), wrong),
    replay('b', reading('99.00', 'new'), right),
    replay('c', reading('10.00', 'new'), right),
    ...['d', 'e', 'f'].map((id) => replay(id, right, right)),
    replay('g', wrong, wrong),
  ];
  const { outcome, differences } = outcomeOf(replays, { unread: 1, tried: 'new' });
  expect(outcome).toEqual({ of: 7, same: 5, sameBefore: 5, matched: 3, matchedSame: 2, unread: 1 });
  expect(differences.map(({ invoiceId, worse }) => [invoiceId, worse])).toEqual([
    ['b', true],
    ['g', false],
  ]);
});

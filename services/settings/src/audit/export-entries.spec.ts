import { expect, it } from 'vitest';
import { aWaitingEntry, NOW } from '../testing/a-chain.ts';
import type { KnownEntry } from './audit-chain.store.ts';
import { exportEntries } from './export-entries.ts';
import { linkEntries } from './link-entries.ts';

const EVIL = [
  '=HYPERLINK("http://x","y")',
  '+1',
  '-1',
  '@SUM(1)',
  '\tx',
  '\rx',
  '＝1',
  'a "quoted", one\nof two lines',
];

async function* known(names: readonly string[]): AsyncGenerator<KnownEntry> {
  const waiting = names.map((name, n) => aWaitingEntry(n, { about: { kind: 'supplier', id: 's', name } }));
  const { entries, origins } = linkEntries(undefined, waiting, NOW, () => '00');
  for (const entry of entries) yield { entry, origin: origins.find(({ _id }) => _id === entry._id) };
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

it('writes JSON that reads back, of no entry too', async () => {
  expect(JSON.parse(await whole(exportEntries(known([]), 'json')))).toEqual([]);
  const entries = JSON.parse(await whole(exportEntries(known(EVIL), 'json'))) as Array<{ about: { name: string } }>;
  expect(entries.map(({ about }) => about.name)).toEqual(EVIL);
});

it('writes CSV in which no cell is a formula, and every name is there', async () => {
  const text = await whole(exportEntries(known(EVIL), 'csv'));
  expect(text.startsWith('\uFEFFsequence,at,')).toBe(true);
  for (const name of EVIL.slice(0, -1)) {
    const quoted = name.replaceAll('"', '""');
    expect([`,'${quoted},supplier`, `,"'${quoted}",supplier`].some((cell) => text.includes(cell))).toBe(true);
  }
  expect(text).toContain('"a ""quoted"", one\nof two lines"');
});

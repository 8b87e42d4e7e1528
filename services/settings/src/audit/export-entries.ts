import type { AUDIT_FORMATS, AuditEntry } from '@comptoir/contracts';
import { stringify } from 'csv-stringify/sync';
import type { KnownEntry } from './audit-chain.store.ts';
import { presentEntry } from './present-entry.ts';

export type AuditFormat = (typeof AUDIT_FORMATS)[number];

export const MEDIA_TYPES: Readonly<Record<AuditFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Entries as a file, piece by piece: what is in memory does not grow with how many there are. */
export async function* exportEntries(entries: AsyncIterable<KnownEntry>, format: AuditFormat): AsyncGenerator<string> {
  yield* format === 'csv' ? csvOf(entries) : jsonOf(entries);
}

async function* jsonOf(entries: AsyncIterable<KnownEntry>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(presentEntry(entry));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const COLUMNS = [
  'sequence',
  'at',
  'recordedAt',
  'person',
  'personId',
  'roles',
  'address',
  'device',
  'action',
  'subject',
  'subjectKind',
  'subjectId',
  'before',
  'after',
  'correlationId',
  'hash',
];

/** By these two a spreadsheet knows the text for UTF-8, and takes no cell for a formula. */
const BOM = '\uFEFF';
const OPTIONS = { escape_formulas: true, quoted_match: /[\r\n\t]/, record_delimiter: 'windows' };

async function* csvOf(entries: AsyncIterable<KnownEntry>): AsyncGenerator<string> {
  yield BOM + stringify([COLUMNS], OPTIONS);
  for await (const entry of entries) yield stringify([cellsOf(presentEntry(entry))], OPTIONS);
}

const cellsOf = ({ id, at, recordedAt, by, roles, address, device, action, about, ...entry }: AuditEntry): string[] => [
  ...[id, at, recordedAt, by.name, by.id, roles.join(' '), address ?? '', device ?? '', action],
  ...[about.name, about.kind, about.id],
  ...[entry.before, entry.after].map((facts) => (facts === null ? '' : JSON.stringify(facts))),
  ...[entry.correlationId, entry.hash],
];

// The peer: invoice2data (PyPI), hand-written templates of regular expressions for the suppliers that it knows.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReadFields } from '@comptoir/contracts';

const run = promisify(execFile);

/** Its names of the fields that both give. */
const NAMES = {
  invoice_number: 'invoiceNumber',
  date: 'issueDate',
  date_due: 'dueDate',
  currency: 'currency',
  issuer: 'supplierName',
  vat: 'supplierVatNumber',
  amount: 'grossTotal',
  amount_untaxed: 'netTotal',
  amount_tax: 'vatTotal',
  iban: 'iban',
} as const;

/** @returns whether the command can be started */
export function isInstalled(command: string): Promise<boolean> {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

/** What it reads of a PDF; undefined where none of its templates knows the document. */
export async function readByInvoice2data(
  command: string,
  file: string,
  scratch: string,
): Promise<ReadFields | undefined> {
  const answer = join(scratch, 'invoice2data.json');
  await run(command, ['--output-format', 'json', '--output-name', answer, file], { timeout: 60_000 });
  const [read] = JSON.parse(await readFile(answer, 'utf8')) as Record<string, unknown>[];
  if (!read) return undefined;
  const fields = Object.entries(NAMES).flatMap(([theirs, ours]) => {
    const value = read[theirs];
    return value === undefined || value === null
      ? []
      : [[ours, { value: String(value), confidence: 0.5, source: 'text' as const }]];
  });
  return Object.fromEntries(fields);
}

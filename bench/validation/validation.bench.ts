// What the published rules say of a folder of invoices, held against what a manifest expects of them, and what a warm
// check costs beside the reading of the same document. The folder: manifest.json with {file, groundTruth: {expected,
// assertions}}, expected being acceptation, avertissement or rejet; without one, every document is timed and told.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from '@comptoir/contracts';
import { listDocuments } from '../../services/extraction/src/cli/list-documents.ts';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { readDocument } from '../../services/extraction/src/read/read-document.ts';
import { createInvoiceChecker } from '../../services/extraction/src/rules/check-invoice.ts';
import { withoutOcr } from '../../services/extraction/src/testing/without-ocr.ts';

type Expected = {
  readonly file: string;
  readonly groundTruth: { readonly expected: string; readonly assertions?: string };
};

const median = (values: readonly number[]): number => quantile(values, 0.5);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

function verdictOf(findings: readonly Finding[]): string {
  if (findings.some(({ severity }) => severity === 'error')) return 'rejet';
  return findings.some(({ severity }) => severity === 'warning') ? 'avertissement' : 'acceptation';
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { corpus: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  });
  const folder = values.corpus;
  if (!folder) throw new Error('usage: npm run bench -- validation --corpus DIR [--rounds N]');
  const expected = await expectedIn(folder);
  const files = expected ? expected.map(({ file }) => join(folder, file)) : (await listDocuments([folder])).files;
  const documents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  const check = createInvoiceChecker({ pdfium: loadPdfium });
  const engines = { pdfium: loadPdfium, ocr: withoutOcr };

  let wrong = 0;
  const first = performance.now();
  for (const [index, { file, bytes }] of documents.entries()) {
    const findings = await check(bytes, defaultLimits).catch((error: Error): Finding[] => {
      console.log(`${relative(folder, file)}  not checked: ${error.message}`);
      return [];
    });
    if (index === 0)
      console.log(`first check (schemas and rules compiled): ${Math.round(performance.now() - first)} ms`);
    const found = verdictOf(findings);
    const truth = expected?.[index]?.groundTruth;
    const named = truth?.assertions?.match(/[A-Z][\w-]*\d[\w-]*/g) ?? [];
    const missing = named.filter((id) => !findings.some(({ rule }) => rule?.id === id));
    const isRight = !truth || (truth.expected === found && missing.length === 0);
    if (!isRight) wrong += 1;
    const ids = findings.map(({ rule, code }) => rule?.id ?? code).join(' ');
    console.log(
      `${isRight ? ' ' : '✗'} ${relative(folder, file)}  ${truth ? `${truth.expected} → ` : ''}${found}  ${ids}`,
    );
  }
  if (expected) console.log(`${documents.length - wrong} of ${documents.length} end as expected`);

  const checks: Cost[] = [];
  const reads: Cost[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { bytes } of documents) {
      reads.push(await costOf(() => readDocument(bytes, {}, engines)));
      checks.push(await costOf(() => check(bytes, defaultLimits)));
    }
  }
  console.log(`reading, warm: ${told(reads)}`);
  console.log(`rules, warm: ${told(checks)}`);
  if (wrong > 0) process.exitCode = 1;
}

async function expectedIn(folder: string): Promise<Expected[] | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  const listed = text === undefined ? undefined : (JSON.parse(text) as Expected[]);
  return Array.isArray(listed) && listed.every((one) => one.groundTruth?.expected) ? listed : undefined;
}

type Cost = { readonly clock: number; readonly processor: number };

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  await work().catch(() => undefined);
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
}

/** The processor's time beside the clock's: on a busy machine the second says little. */
function told(costs: readonly Cost[]): string {
  const clock = costs.map((cost) => cost.clock);
  const processor = median(costs.map((cost) => cost.processor));
  const [middle, late] = [median(clock), quantile(clock, 0.95)].map((ms) => ms.toFixed(1));
  return `median ${middle} ms, 95th ${late} ms, processor ${processor.toFixed(1)} ms`;
}

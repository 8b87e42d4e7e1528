import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadFields, Reading } from '@comptoir/contracts';
import { readPages } from '../../services/extraction/src/read/document-pages.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { withToldSigns } from '../../services/extraction/src/read/told-signs.ts';
import { withoutOcr } from '../../services/extraction/src/testing/without-ocr.ts';
import { createReaderPool } from '../../services/extraction/src/worker/pool.ts';
import { isInstalled, readByInvoice2data } from './invoice2data.ts';
import { type KnownDocument, readManifest } from './manifest.ts';
import { readPlainly } from './plain-reader.ts';
import { readByRoute } from './read-by-route.ts';
import { ROUTES } from './routes.ts';
import { score } from './score.ts';

/**
 * Ours beside a handful of regular expressions on every PDF, and beside invoice2data on those that its templates know.
 * All read what the pages show; all are scored alike.
 */
export async function comparePeers(folder: string, command: string): Promise<void> {
  const documents = (await readManifest(folder)).filter(ROUTES.text.takes);
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const pool = createReaderPool({ size: 1, timeoutMs: 120_000 });
  try {
    const ours = await readByRoute(pool, ROUTES.text, documents, { folder, scratch, atOnce: 1, finish: withToldSigns });
    const plain = new Map<string, Reading>();
    for (const { file } of documents) plain.set(file, asReading(readPlainly(await textOf(join(folder, file)))));
    console.log('reader            docs  fields  recall %  wrong %');
    print('ours', documents, ours);
    print('plain patterns', documents, plain);
    if (!(await isInstalled(command))) {
      console.log(`invoice2data is not installed (${command}): no comparison`);
      return;
    }
    const theirs = new Map<string, Reading>();
    for (const { file } of documents) {
      const fields = await readByInvoice2data(command, join(folder, file), scratch);
      if (fields) theirs.set(file, asReading(fields));
    }
    const known = documents.filter(({ file }) => theirs.has(file));
    console.log('the documents that invoice2data’s templates know:');
    print('ours', known, ours);
    print('invoice2data', known, theirs);
    print('plain patterns', known, plain);
  } finally {
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function textOf(path: string): Promise<string> {
  const pages = await readPages(await readFile(path), { pdfium: loadPdfium, ocr: withoutOcr });
  return pages.flatMap((page) => page.rows.map((row) => row.text)).join('\n');
}

const asReading = (fields: ReadFields): Reading => ({
  route: 'text',
  level: 'PARTIALLY',
  fields,
  lines: [],
  findings: [],
  pages: 1,
  durationMs: 0,
});

function print(name: string, documents: readonly KnownDocument[], readings: ReadonlyMap<string, Reading>): void {
  const { shown, right, wrong } = score(documents, readings);
  const share = (part: number) => ((100 * part) / Math.max(1, shown)).toFixed(1);
  console.log(
    `${name.padEnd(16)} ${String(documents.length).padStart(5)} ${String(shown).padStart(7)} ${share(right).padStart(9)} ${share(wrong).padStart(8)}`,
  );
}

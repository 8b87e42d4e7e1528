// npm run calibrate -- --corpus DIR [--sources text,ocr,template] [--at-once N]: how often the reader's scores are right, as a
// table beside the reader. A source that is left out keeps what was measured before.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { READING_FIELDS } from '@comptoir/contracts';
import {
  withConfidence,
  withTaughtConfidence,
} from '../../services/extraction/src/read/calibration/calibrate-reading.ts';
import type { Band, CalibrationTable } from '../../services/extraction/src/read/calibration/calibration-table.ts';
import { lowerBound } from '../../services/extraction/src/read/calibration/certainty.ts';
import { TABLE } from '../../services/extraction/src/read/calibration/table.ts';
import { createReaderPool } from '../../services/extraction/src/worker/pool.ts';
import { foldOf, readManifest } from '../extraction/manifest.ts';
import { readByRoute } from '../extraction/read-by-route.ts';
import { ROUTES } from '../extraction/routes.ts';
import { fitBands } from './fit.ts';
import { judgedMadeCopies, judgedMadeValues } from './made-invoices.ts';
import { judgedMadeReceipts } from './made-receipts.ts';
import { type JudgedValue, judgedValues } from './samples.ts';
import { judgedTaughtValues } from './taught.ts';

const TABLE_FILE = fileURLToPath(new URL('../../services/extraction/src/read/calibration/table.ts', import.meta.url));
/** The routes that judge a source: clean pages, bad copies and photographs for OCR. An XML's values are what it says. */
const MEASURED = { text: ['text'], ocr: ['ocr', 'degraded', 'scans'], template: [] } as const;
type Source = keyof typeof MEASURED;
const SOURCES: readonly Source[] = ['text', 'ocr', 'template'];
const FOLDS = 10;
/** From here on a value is certain (`certainty.ts`). */
const CERTAIN = 0.9;

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    sources: { type: 'string', default: SOURCES.join(',') },
    'at-once': { type: 'string', default: '2' },
  },
});
const sources = SOURCES.filter((source) => options.sources.split(',').includes(source));
if (!options.corpus || sources.length === 0) {
  console.error(`usage: npm run calibrate -- --corpus DIR [--sources ${SOURCES.join(',')}] [--at-once N]`);
  process.exitCode = 2;
} else {
  const values = await readAll(options.corpus, sources, Number(options['at-once']));
  printHeldOut(values, sources);
  await writeFile(TABLE_FILE, written({ ...TABLE, ...tableOf(values, sources) }));
}

async function readAll(folder: string, measured: readonly Source[], atOnce: number): Promise<JudgedValue[]> {
  const documents = await readManifest(folder);
  const scratch = await mkdtemp(join(tmpdir(), 'comptoir-calibrate-'));
  const pool = createReaderPool({ size: atOnce, timeoutMs: 120_000 });
  const values: JudgedValue[] = measured.includes('text') ? await judgedMadeValues() : [];
  if (values.length > 0) console.log(`made: ${values.length} values`);
  if (measured.includes('template')) {
    const taught = await judgedTaughtValues(folder);
    console.log(`taught: ${taught.length} values`);
    values.push(...taught);
  }
  try {
    if (measured.includes('ocr')) {
      const copies = await judgedMadeCopies(scratch, (path) => pool.read({ path }, { ocrOnly: true, scores: true }));
      console.log(`made, badly copied: ${copies.length} values`);
      const receipts = await judgedMadeReceipts(scratch, (path) => pool.read({ path }, { scores: true }));
      console.log(`made receipts, photographed: ${receipts.length} values`);
      values.push(...copies, ...receipts);
    }
    for (const name of measured.flatMap((source) => MEASURED[source])) {
      const route = { ...ROUTES[name], options: { ...ROUTES[name].options, scores: true } };
      const taken = documents.filter(route.takes);
      const readings = await readByRoute(pool, route, taken, { folder, scratch, atOnce });
      const judged = judgedValues(taken, readings);
      console.log(`${name}: ${judged.length} values of ${readings.size} documents`);
      values.push(...judged);
    }
  } finally {
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
  }
  return values;
}

function tableOf(values: readonly JudgedValue[], measured: readonly Source[]): Partial<CalibrationTable> {
  const of = (source: Source) => values.filter((value) => value.source === source);
  const byField = (some: readonly JudgedValue[]) =>
    Object.fromEntries(
      READING_FIELDS.flatMap((field) => {
        const bands = fitBands(some.filter((value) => value.field === field));
        return bands.length > 0 ? [[field, bands]] : [];
      }),
    );
  return Object.fromEntries(
    measured.map((source) => [source, source === 'template' ? fitBands(of(source)) : byField(of(source))]),
  );
}

/** What the table of nine parts makes of the tenth, whole layouts a part: the claim is tried on what it never saw. */
function printHeldOut(values: readonly JudgedValue[], measured: readonly Source[]): void {
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    table: {
      ...TABLE,
      ...tableOf(
        values.filter(({ document }) => foldOf(document, FOLDS) !== fold),
        measured,
      ),
    },
    held: values.filter(({ document }) => foldOf(document, FOLDS) === fold),
  }));
  console.log(
    `source  values  certain  right   95 % lower bound   (each of ${FOLDS} parts by the table of the others)`,
  );
  for (const source of measured) {
    const ofSource = values.filter((value) => value.source === source).length;
    const certain = folds.flatMap(({ table, held }) =>
      held.filter((value) => value.source === source && isCertain(value, table)),
    );
    const right = certain.filter(({ isRight }) => isRight).length;
    const bound = certain.length > 0 ? (100 * lowerBound({ right, of: certain.length })).toFixed(1) : '–';
    console.log(
      `${source.padEnd(7)} ${String(ofSource).padStart(6)} ${String(certain.length).padStart(8)} ${String(right).padStart(6)}   ${bound}`,
    );
    for (const { field, score, document } of certain.filter(({ isRight }) => !isRight))
      console.log(`  certain and wrong: ${field} at ${score} of ${document.file}`);
  }
}

function isCertain({ field, source, score }: JudgedValue, table: CalibrationTable): boolean {
  const read = { [field]: { value: '', confidence: score, source } };
  const [found] = Object.values(
    source === 'template' ? withTaughtConfidence(read, table) : withConfidence(read, [], table),
  );
  return (found?.confidence ?? 0) >= CERTAIN;
}

function written(table: CalibrationTable): string {
  const band = ({ from, right, of }: Band) => `{ from: ${from}, right: ${right}, of: ${of} }`;
  // As the formatter has it: one band on the line of its field, several each on its own.
  const list = (bands: readonly Band[]) =>
    bands.length === 1 ? bands.map(band).join('') : `\n${bands.map((one) => `      ${band(one)},\n`).join('')}    `;
  const fields = (source: 'text' | 'ocr') =>
    Object.entries(table[source])
      .map(([field, bands]) => `    ${field}: [${list(bands)}],\n`)
      .join('');
  return `// Made by \`npm run calibrate\`; docs/extraction.md says from what. Scores from \`from\` on: \`right\` of \`of\` values were right.
import type { CalibrationTable } from './calibration-table.ts';

export const TABLE: CalibrationTable = {
  text: {
${fields('text')}  },
  ocr: {
${fields('ocr')}  },
  template: [
${(table.template ?? []).map((one) => `    ${band(one)},\n`).join('')}  ],
};
`;
}

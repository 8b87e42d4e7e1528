// What one verified invoice teaches: every document of a layout is learned from in turn, and the others of the layout are
// read without and with what was learned. The ten made layouts always; a folder's own where its manifest.json names them.
// `--pictures`: all of it drawn and recognised.
import { parseArgs } from 'node:util';
import { createScanReader } from '../../services/extraction/src/read/ocr/read-scans.ts';
import { createRecognizer } from '../../services/extraction/src/read/ocr/recognizer.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import type { ReadEngines } from '../../services/extraction/src/read/read-options.ts';
import { draftTemplate } from '../../services/extraction/src/templates/draft-template.ts';
import type { KeptTemplate } from '../../services/extraction/src/templates/template.ts';
import { documentsByLayout, type KnownDocument } from './known-document.ts';
import { madeLayouts } from './made-layouts.ts';
import { pictureReader, type Reader, textReader } from './readers.ts';
import { rightOnes, Tally } from './tally.ts';

type Outcome = { readonly before: Tally; readonly after: Tally; fitted: number; pairs: number; worse: string[] };

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: 'string' },
      invoices: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      pictures: { type: 'boolean', default: false },
    },
  });
  const recognizer = createRecognizer();
  const engines: ReadEngines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };
  const reader = values.pictures ? pictureReader(engines) : textReader(engines);
  try {
    const made = await madeLayouts(Number(values.seed), Number(values.invoices));
    console.log(`ten made layouts, ${values.invoices} invoices each, learned from the first of each`);
    await measure(made, reader, 1);
    if (!values.corpus) return;
    console.log('\nlayouts of the folder with two or more documents, learned from each of them in turn');
    const layouts = await documentsByLayout(values.corpus);
    const templates = await measure(layouts, reader, Number.POSITIVE_INFINITY);
    await measureForeign(layouts, templates, reader);
  } finally {
    await recognizer.close();
  }
}

/** Each layout's figures and all together; gives the templates that were learned. */
async function measure(
  layouts: ReadonlyMap<string, readonly KnownDocument[]>,
  reader: Reader,
  lessons: number,
): Promise<KeptTemplate[]> {
  const learned: KeptTemplate[] = [];
  const all: Outcome = { before: new Tally(), after: new Tally(), fitted: 0, pairs: 0, worse: [] };
  for (const [layout, documents] of layouts) {
    const own: Outcome = { before: new Tally(), after: new Tally(), fitted: 0, pairs: 0, worse: [] };
    for (const lesson of documents.slice(0, lessons)) {
      const template = draftTemplate(await reader.pages(lesson), lesson.verified);
      if (!template) throw new Error(`nothing was learned from ${lesson.file}`);
      const kept = { id: lesson.file, version: 1, template };
      learned.push(kept);
      for (const document of documents.filter((other) => other !== lesson))
        await compare(document, [kept], reader, [own, all]);
    }
    console.log(`\n${layout}: ${documents.length} documents, the template fitted ${own.fitted} of ${own.pairs}`);
    print(own);
  }
  console.log(`\nall layouts: the template fitted ${all.fitted} of ${all.pairs}`);
  print(all);
  return learned;
}

/** Every document with the templates of all other layouts as candidates: none of them is its own. */
async function measureForeign(
  layouts: ReadonlyMap<string, readonly KnownDocument[]>,
  templates: readonly KeptTemplate[],
  reader: Reader,
): Promise<void> {
  const outcome: Outcome = { before: new Tally(), after: new Tally(), fitted: 0, pairs: 0, worse: [] };
  for (const documents of layouts.values()) {
    const own = new Set(documents.map(({ file }) => file));
    for (const document of documents)
      await compare(
        document,
        templates.filter(({ id }) => !own.has(id)),
        reader,
        [outcome],
      );
  }
  console.log(`\neach with the templates of all other layouts: one fitted ${outcome.fitted} of ${outcome.pairs}`);
  print(outcome);
}

async function compare(
  document: KnownDocument,
  templates: readonly KeptTemplate[],
  reader: Reader,
  outcomes: readonly Outcome[],
): Promise<void> {
  const { file, verified } = document;
  const [before, after] = [await reader.read(document, []), await reader.read(document, templates)];
  const kept = rightOnes(after, verified);
  const lost = [...rightOnes(before, verified)].filter((name) => !kept.has(name));
  for (const outcome of outcomes) {
    outcome.pairs += 1;
    if (after.template) outcome.fitted += 1;
    outcome.before.add(before, verified);
    outcome.after.add(after, verified);
    if (lost.length > 0) outcome.worse.push(`${file} by ${after.template?.id}: ${lost.join(', ')}`);
  }
}

function print({ before, after, worse }: Outcome): void {
  console.log(`  without  ${before}`);
  console.log(`  with     ${after}`);
  console.log(`  read worse: ${worse.length}`);
  for (const one of worse) console.log(`    ${one}`);
}

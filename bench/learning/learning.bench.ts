// What one verified invoice teaches: every document of a layout is learned from in turn, and the others of the layout are
// read without and with what was learned. The ten made layouts always; a folder's own where its manifest.json names them.
// `--pictures`: all of it drawn and recognised.
import { parseArgs } from 'node:util';
import { drawPdf, makeHouseInvoices, TEN_STYLES } from '@comptoir/testing/invoices';
import { pagesOf, readPages } from '../../services/extraction/src/read/document-pages.ts';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import { createScanReader } from '../../services/extraction/src/read/ocr/read-scans.ts';
import { createRecognizer } from '../../services/extraction/src/read/ocr/recognizer.ts';
import type { PageText } from '../../services/extraction/src/read/page-model.ts';
import { withPdf } from '../../services/extraction/src/read/pdf/open-pdf.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { pagesWorthReading } from '../../services/extraction/src/read/pdf/text-quality.ts';
import { readDocument } from '../../services/extraction/src/read/read-document.ts';
import type { ReadEngines } from '../../services/extraction/src/read/read-options.ts';
import { fromPages } from '../../services/extraction/src/read/understand-pages.ts';
import { draftTemplate } from '../../services/extraction/src/templates/draft-template.ts';
import type { KeptTemplate } from '../../services/extraction/src/templates/template.ts';
import { documentsByLayout, type KnownDocument } from './known-document.ts';
import { type Readout, rightOnes, Tally } from './tally.ts';

type Outcome = { readonly before: Tally; readonly after: Tally; fitted: number; pairs: number; worse: string[] };

/** How documents are read: by their text, or drawn and recognised, once each. */
type Reader = {
  readonly pages: (document: KnownDocument) => Promise<readonly PageText[]>;
  readonly read: (document: KnownDocument, templates: readonly KeptTemplate[]) => Promise<Readout>;
};

const textReader = (engines: ReadEngines): Reader => ({
  pages: ({ bytes }) => readPages(bytes, engines),
  read: ({ bytes }, templates) => readDocument(bytes, { ignoreXml: true, templates }, engines),
});

function pictureReader(engines: ReadEngines): Reader {
  const seen = new Map<KnownDocument, Promise<readonly PageText[]>>();
  const recognise = async ({ bytes }: KnownDocument) =>
    withPdf(await engines.pdfium(), bytes, defaultLimits, (pdf) =>
      pagesOf(pdf, pagesWorthReading(pdf.pageCount, defaultLimits.ocrPages), [], engines, defaultLimits),
    );
  const pages = (document: KnownDocument) => {
    const recognised = seen.get(document) ?? recognise(document);
    seen.set(document, recognised);
    return recognised;
  };
  const read: Reader['read'] = async (document, templates) => {
    const all = await pages(document);
    return fromPages('ocr', all, all.length, { templates });
  };
  return { pages, read };
}

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

async function madeLayouts(seed: number, count: number): Promise<Map<string, KnownDocument[]>> {
  const layouts = new Map<string, KnownDocument[]>();
  for (const [index, style] of TEN_STYLES.entries()) {
    const documents = makeHouseInvoices(style, seed * 100 + index, count).map(
      async ({ invoice, absent, sheets }, at) => ({
        file: `${style.name} ${at + 1}`,
        layout: style.name,
        bytes: await (await drawPdf(sheets)).save(),
        verified: {
          fields: {
            invoiceNumber: invoice.invoiceNumber,
            issueDate: invoice.issueDate,
            ...(style.facts.labels.due && !absent.includes('due') && { dueDate: invoice.dueDate }),
            currency: invoice.currency,
            supplierName: invoice.supplier.name,
            netTotal: invoice.netTotal,
            vatTotal: invoice.vatTotal,
            grossTotal: invoice.grossTotal,
            amountDue: invoice.grossTotal,
            iban: invoice.iban,
          },
          lines: invoice.lines,
        },
      }),
    );
    layouts.set(style.name, await Promise.all(documents));
  }
  return layouts;
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

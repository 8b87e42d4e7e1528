import type { Finding, Reading, ReadingEvidence, ReadingRoute } from '@comptoir/contracts';
import { keysOf } from '../templates/keys-of.ts';
import { matchTemplate } from '../templates/match-template.ts';
import { readByTemplate } from '../templates/read-by-template.ts';
import type { KeptTemplate } from '../templates/template.ts';
import { withConfidence } from './calibration/calibrate-reading.ts';
import { doubtedWhereIllegible } from './calibration/hardly-legible.ts';
import { doubtedWhereMisread } from './calibration/misread-totals.ts';
import { confront } from './confront.ts';
import { type DocumentType, detectType } from './detect-type.ts';
import { linePlaces, onPage, withoutPlace } from './evidence/line-places.ts';
import { otherValues } from './evidence/other-values.ts';
import { layOutPage } from './layout.ts';
import { levelOf } from './level.ts';
import { coarser, defaultLimits, type ReadLimits } from './limits.ts';
import type { PageText } from './page-model.ts';
import { findParts } from './parts/find-parts.ts';
import { withParts } from './parts/with-parts.ts';
import { embeddedInvoice } from './pdf/embedded-invoice.ts';
import { type OpenPdf, withPdf } from './pdf/open-pdf.ts';
import { type PdfPageWords, readPageWords } from './pdf/page-words.ts';
import type { Pdfium } from './pdf/pdfium.ts';
import { pagesWorthReading, readsWell } from './pdf/text-quality.ts';
import { ReadRefusal } from './refusal.ts';
import { signsOf } from './understand/kinds/signs.ts';
import { toDocumentText } from './understand/text/document-text.ts';
import { type Understanding, understand } from './understand/understand.ts';
import { readInvoiceXml } from './xml/detect-invoice-xml.ts';
import { parseXml } from './xml/parse-xml.ts';
import { isThin, type Profile } from './xml/profile.ts';
import { fieldsOfXml } from './xml-fields.ts';

export type ReadOptions = {
  /** Reads a PDF as if it held no XML. */
  readonly ignoreXml?: boolean;
  /** Reads a PDF as if it were a scan: neither XML nor text layer. */
  readonly ocrOnly?: boolean;
  /** Reads pictures at a lower resolution: a second attempt at what took too long or too much. */
  readonly coarse?: boolean;
  /** Gives the reader's own scores in place of confidences: what `npm run calibrate` measures. */
  readonly scores?: boolean;
  /** Templates that may be this document's: the one that fits its layout, if any, is applied to its text or its scan. */
  readonly templates?: readonly KeptTemplate[];
  /** Tells too what else the pages offer, and where lines stand: for who verifies. */
  readonly evidence?: boolean;
};

/** A reading, with what it saw beside what it gives where that was asked for. */
export type SeenReading = Reading & { readonly evidence?: ReadingEvidence };

/** What reading needs of the outside. `ocr` is called for pages without a usable text layer, and for images. */
export type ReadEngines = {
  readonly pdfium: () => Promise<Pdfium>;
  readonly ocr: {
    readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
    readPdfPages(pdf: OpenPdf, numbers: readonly number[], limits: ReadLimits): Promise<PageText[]>;
  };
};

/**
 * Reads one document: embedded or plain XML first, the text layer next, OCR last.
 * @throws ReadRefusal where the document cannot be read at all; its code says why
 */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadOptions,
  engines: ReadEngines,
  limits: ReadLimits = defaultLimits,
): Promise<SeenReading> {
  const started = performance.now();
  const type = acceptedType(bytes, limits);
  const reading = await readByType(type, bytes, options, engines, options.coarse ? coarser(limits) : limits);
  return { ...reading, durationMs: Math.round(performance.now() - started) };
}

function acceptedType(bytes: Uint8Array, limits: ReadLimits): DocumentType {
  if (bytes.length === 0) throw new ReadRefusal('EMPTY_FILE', 'the file is empty');
  if (bytes.length > limits.fileBytes)
    throw new ReadRefusal('TOO_LARGE', `${bytes.length} bytes, at most ${limits.fileBytes} are read`);
  const type = detectType(bytes);
  if (!type) throw new ReadRefusal('UNSUPPORTED_TYPE', 'neither PDF, XML, PNG, JPEG nor TIFF');
  return type;
}

type Undated = Omit<SeenReading, 'durationMs'>;

async function readByType(
  type: DocumentType,
  bytes: Uint8Array,
  options: ReadOptions,
  engines: ReadEngines,
  limits: ReadLimits,
): Promise<Undated> {
  if (type === 'xml') return readPlainXml(bytes, limits);
  if (type !== 'pdf') return fromPages('ocr', await engines.ocr.readImage(bytes, limits), 1, options);
  const pdfium = await engines.pdfium();
  return withPdf(pdfium, bytes, limits, (pdf) => readPdf(pdf, options, engines, limits));
}

function readPlainXml(bytes: Uint8Array, limits: ReadLimits): Undated {
  const invoice = readInvoiceXml(parseXml(bytes, limits));
  if (!invoice)
    return { route: 'xml', level: 'NOT_AN_INVOICE', fields: {}, lines: [], vat: [], findings: [], pages: 0 };
  const read = fieldsOfXml(invoice);
  return {
    route: 'xml',
    level: levelOf(read.fields, { namesInvoice: true, isThin: isThin(invoice.profile) }),
    ...read,
    findings: [...read.findings, ...thinness(invoice.profile)],
    pages: 0,
  };
}

/** Said to who verifies: what is missing is not in the document's XML at all. */
const thinness = (profile: Profile): Finding[] =>
  isThin(profile) ? [{ code: 'XML_THIN', severity: 'note', values: { profile } }] : [];

/** Longest excerpt of a page's hidden text that is told. */
const EXCERPT = 200;

/** What a page's file holds and its reader cannot see, told once a page; with figures in it, somebody may have meant it. */
function hiddenText(layers: readonly PdfPageWords[]): Finding[] {
  return layers.flatMap(({ number, hidden }): Finding[] => {
    const text = hidden.map((word) => word.text).join(' ');
    if (text === '') return [];
    const severity = /\d/.test(text) ? 'warning' : 'note';
    return [{ code: 'TEXT_HIDDEN', severity, values: { page: String(number), text: text.slice(0, EXCERPT) } }];
  });
}

async function readPdf(pdf: OpenPdf, options: ReadOptions, engines: ReadEngines, limits: ReadLimits): Promise<Undated> {
  const xml = options.ignoreXml || options.ocrOnly ? { findings: [] } : embeddedInvoice(pdf, limits);
  const numbers = pagesWorthReading(pdf.pageCount, limits.textPages);
  const layers = options.ocrOnly ? [] : numbers.map((number) => readPageWords(pdf, number, limits));
  if (xml.invoice) {
    const read = fieldsOfXml(xml.invoice);
    const pages = layers.filter((layer) => readsWell(layer, 1)).map(toPageText);
    const text = toDocumentText(pages);
    const page = understand(pages, text);
    const { fields, findings } = confront(read.fields, page.fields, page.shownAmounts);
    const reading: Undated = {
      route: 'xml',
      level: levelOf(fields, { namesInvoice: true, isThin: isThin(xml.invoice.profile) }),
      fields,
      lines: read.lines,
      vat: read.vat,
      findings: [
        ...xml.findings,
        ...read.findings,
        ...thinness(xml.invoice.profile),
        ...findings,
        ...hiddenText(layers),
      ],
      pages: pdf.pageCount,
      ...(options.evidence && {
        evidence: {
          others: otherValues(page.considered, fields),
          lines: linePlaces(pages, onPage(read.lines, page.lines)),
        },
      }),
    };
    return withParts(reading, findParts(text, pdf.pageCount));
  }
  const pages = await pagesOf(pdf, numbers, layers, engines, limits);
  const reading = fromPages(
    pages.some((page) => page.source === 'ocr') ? 'ocr' : 'text',
    pages,
    pdf.pageCount,
    options,
  );
  return { ...reading, findings: [...xml.findings, ...reading.findings, ...hiddenText(layers)] };
}

/** Each page by its text layer where that is legible, else recognised. Without layers, all are recognised. */
async function pagesOf(
  pdf: OpenPdf,
  numbers: readonly number[],
  layers: readonly PdfPageWords[],
  engines: ReadEngines,
  limits: ReadLimits,
): Promise<PageText[]> {
  // A page that draws nothing but text has no more to it than its layer, be it the last two totals.
  const legible = layers.filter((layer) => readsWell(layer, layer.isPainted ? undefined : 1)).map(toPageText);
  const scanned =
    layers.length === 0
      ? numbers
      : layers.filter((layer) => !readsWell(layer) && layer.isPainted).map((layer) => layer.number);
  // A scan behind a legible cover letter is read too, but pages that merely hold few words are not worth a second each.
  const recognised =
    scanned.length > 0
      ? await engines.ocr.readPdfPages(
          pdf,
          pagesWorthReading(scanned.length, limits.ocrPages).map((index) => scanned[index - 1] ?? 1),
          limits,
        )
      : [];
  return [...legible, ...recognised].sort((a, b) => a.number - b.number);
}

/**
 * The pages of a document alone, as its text layer or its scan gives them, whatever XML it carries: what a template is
 * learned from. None for plain XML.
 * @throws ReadRefusal as `readDocument`
 */
export async function readPages(
  bytes: Uint8Array,
  engines: ReadEngines,
  limits: ReadLimits = defaultLimits,
): Promise<PageText[]> {
  const type = acceptedType(bytes, limits);
  if (type === 'xml') return [];
  if (type !== 'pdf') return engines.ocr.readImage(bytes, limits);
  return withPdf(await engines.pdfium(), bytes, limits, (pdf) => {
    const numbers = pagesWorthReading(pdf.pageCount, limits.textPages);
    const layers = numbers.map((number) => readPageWords(pdf, number, limits));
    return pagesOf(pdf, numbers, layers, engines, limits);
  });
}

function fromPages(
  route: ReadingRoute,
  pages: readonly PageText[],
  pageCount: number,
  { templates = [], scores = false, evidence = false }: ReadOptions,
): Undated {
  const text = toDocumentText(pages);
  const scored = understand(pages, text);
  // Before the template: what that lowers ('its label is not there') has to stay lowered.
  const generic = scores
    ? scored
    : {
        ...scored,
        fields: doubtedWhereMisread(doubtedWhereIllegible(withConfidence(scored.fields, scored.findings), pages)),
      };
  const fitting = matchTemplate(pages, templates);
  const read: Understanding = fitting ? readByTemplate(pages, fitting.template, generic) : generic;
  // A layout that was learned is an invoice's, whatever else its title says.
  const signs: ReturnType<typeof signsOf> = fitting ? { namesInvoice: true } : signsOf(pages, text);
  const level = signs.kind ? 'NOT_AN_INVOICE' : levelOf(read.fields, signs);
  if (level === 'NOT_AN_INVOICE') {
    const findings: Finding[] = signs.kind
      ? [{ code: 'DOCUMENT_KIND', severity: 'note', values: { kind: signs.kind } }]
      : [];
    return {
      ...{ route, level, fields: {}, lines: [], vat: [], findings, pages: pageCount, keys: keysOf(pages) },
      // Who enters it by hand all the same has the page's values to choose from.
      ...(evidence && { evidence: { others: otherValues(read.considered, {}), lines: [] } }),
    };
  }
  const reading: Undated = {
    route,
    level,
    fields: read.fields,
    lines: read.lines.map(withoutPlace),
    vat: [...read.vat],
    findings: [...read.findings],
    pages: pageCount,
    keys: keysOf(pages),
    ...(fitting && { template: { id: fitting.id, version: fitting.version } }),
    ...(evidence && {
      evidence: { others: otherValues(read.considered, read.fields), lines: linePlaces(pages, read.lines) },
    }),
  };
  return withParts(reading, findParts(text, pageCount, templates));
}

function toPageText({ number, width, height, words, turned }: PdfPageWords): PageText {
  return layOutPage({ number, width, height, words, turned, source: 'text' });
}

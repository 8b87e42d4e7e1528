import type { Finding } from '@comptoir/contracts';
import type { DocumentType } from './detect-type.ts';
import { acceptedType, legiblePages, pagesOf, readLayers, withoutMemory } from './document-pages.ts';
import { drawnPage, lacksSender } from './drawn-sender.ts';
import { coarser, defaultLimits, type ReadLimits } from './limits.ts';
import { embeddedInvoice } from './pdf/embedded-invoice.ts';
import { type OpenPdf, withPdf } from './pdf/open-pdf.ts';
import type { PdfPageWords } from './pdf/page-words.ts';
import { isSearchableScan, pagesWorthReading } from './pdf/text-quality.ts';
import type { ReadEngines, ReadOptions, SeenReading, Undated } from './read-options.ts';
import { fromPages } from './understand-pages.ts';
import { fromXmlAndPages, readPlainXml } from './understand-xml.ts';

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

async function readPdf(pdf: OpenPdf, options: ReadOptions, engines: ReadEngines, limits: ReadLimits): Promise<Undated> {
  const xml = options.ignoreXml || options.ocrOnly ? { findings: [] } : embeddedInvoice(pdf, limits);
  const numbers = pagesWorthReading(pdf.pageCount, limits.textPages);
  const layers = options.ocrOnly ? [] : await readLayers(pdf, numbers, engines, limits);
  if (xml.invoice) {
    const pages = await legiblePages(layers, 1);
    const reading = fromXmlAndPages(xml.invoice, pages, { pageCount: pdf.pageCount, evidence: options.evidence });
    return { ...reading, findings: [...xml.findings, ...reading.findings, ...hiddenText(layers)] };
  }
  const pages = await pagesOf(pdf, numbers, layers, engines, limits);
  const route = pages.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  const printed = fromPages(route, pages, pdf.pageCount, options);
  const [first] = layers;
  const drawn =
    first?.isPainted && pages[0]?.source === 'text' && mayBeDrawn(printed, options)
      ? drawnPage(first, await engines.ocr.readDrawn(pdf, first, limits).catch(withoutMemory))
      : undefined;
  const reading = drawn ? fromPages(route, pages, pdf.pageCount, options, drawn) : printed;
  return { ...reading, findings: [...xml.findings, ...reading.findings, ...hiddenText(layers)] };
}

/** Whether a letterhead may say more of who sends an invoice: not where a template knows, nor at a second attempt. */
const mayBeDrawn = ({ level, fields, template }: Undated, { scores, coarse }: ReadOptions): boolean =>
  !scores && !coarse && !template && level !== 'NOT_AN_INVOICE' && lacksSender(fields);

/** Longest excerpt of a page's hidden text that is told. */
const EXCERPT = 200;

/**
 * What a page's file holds and its reader cannot see, told once a page; with figures in it, somebody may have meant it. What makes a scan
 * searchable is not told: the picture is read in its place.
 */
function hiddenText(layers: readonly PdfPageWords[]): Finding[] {
  return layers.flatMap((layer): Finding[] => {
    const { number } = layer;
    const hidden = isSearchableScan(layer) ? layer.hidden.filter(({ why }) => why !== 'laid') : layer.hidden;
    const text = hidden.map((word) => word.text).join(' ');
    if (text === '') return [];
    const severity = /\d/.test(text) ? 'warning' : 'note';
    return [{ code: 'TEXT_HIDDEN', severity, values: { page: String(number), text: text.slice(0, EXCERPT) } }];
  });
}

import type { Finding, ReadingRoute } from '@comptoir/contracts';
import { keysOf } from '../templates/keys-of.ts';
import { matchTemplate } from '../templates/match-template.ts';
import { readByTemplate } from '../templates/read-by-template.ts';
import { withCodes } from './barcodes/with-codes.ts';
import { withTaughtConfidence } from './calibration/calibrate-reading.ts';
import { type DrawnPage, withDrawnSender } from './drawn-sender.ts';
import { otherValues } from './evidence/other-values.ts';
import { rowPlaces, withoutPlace } from './evidence/row-places.ts';
import { levelOf } from './level.ts';
import type { PageText } from './page-model.ts';
import { withoutAnnexes } from './parts/annexes.ts';
import { findParts } from './parts/find-parts.ts';
import { withParts } from './parts/with-parts.ts';
import type { ReadOptions, Undated } from './read-options.ts';
import { sureFields } from './sure-fields.ts';
import { signsOf } from './understand/kinds/signs.ts';
import type { DocumentText } from './understand/text/document-text.ts';
import { toDocumentText } from './understand/text/to-document-text.ts';
import { type Understanding, understand } from './understand/understand.ts';

/**
 * What the words of a document's pages say, by a template of its layout where one fits.
 * @param drawn a page with its letterhead, where print does not say who sends it
 */
export function fromPages(
  route: ReadingRoute,
  pages: readonly PageText[],
  pageCount: number,
  { templates = [], scores = false, evidence = false }: ReadOptions,
  drawn?: DrawnPage,
): Undated {
  const text = toDocumentText(pages);
  const printed = understandOwn(text);
  const scored = drawn ? withDrawnSender(printed, understandOwn(withDrawn(pages, drawn)), drawn) : printed;
  // Before the template: what that lowers ('its label is not there') has to stay lowered.
  const generic = scores === true ? scored : { ...scored, fields: sureFields(scored, pages, drawn) };
  const fitting = matchTemplate(pages, templates);
  const taught: Understanding = fitting ? readByTemplate(pages, fitting.template, generic) : generic;
  const words: Understanding = scores ? taught : { ...taught, fields: withTaughtConfidence(taught.fields) };
  const read: Understanding = scores ? words : { ...words, ...withCodes(words, pages) };
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
      ...(evidence && { evidence: { others: otherValues(read.considered, {}), lines: [], vat: [] } }),
    };
  }
  const reading: Undated = {
    route,
    level,
    fields: read.fields,
    lines: read.lines.map(withoutPlace),
    vat: read.vat.map(withoutPlace),
    findings: [...read.findings],
    pages: pageCount,
    keys: keysOf(pages),
    ...(fitting && { template: { id: fitting.id, version: fitting.version } }),
    ...(evidence && {
      evidence: {
        others: otherValues(read.considered, read.fields),
        lines: rowPlaces(pages, read.lines),
        vat: rowPlaces(pages, read.vat),
      },
    }),
  };
  return withParts(reading, findParts(text, pageCount, templates));
}

const withDrawn = (pages: readonly PageText[], { page }: DrawnPage): DocumentText =>
  toDocumentText(pages.map((one) => (one.number === page.number ? page : one)));

/** The invoice without the papers behind it, where it has its total by itself. */
function understandOwn(text: DocumentText): Understanding {
  const own = withoutAnnexes(text);
  const read = understand(own.pages, own);
  return own === text || read.fields.grossTotal ? read : understand(text.pages, text);
}

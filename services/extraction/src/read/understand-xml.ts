// Readings by the XML of an invoice, alone or beside the pages that show it.
import type { Finding } from '@comptoir/contracts';
import { withCodes } from './barcodes/with-codes.ts';
import { confront } from './confront.ts';
import { otherValues } from './evidence/other-values.ts';
import { linesOnPage, rowPlaces, vatOnPage, withoutPlace } from './evidence/row-places.ts';
import { levelOf } from './level.ts';
import type { ReadLimits } from './limits.ts';
import type { PageText } from './page-model.ts';
import { findParts } from './parts/find-parts.ts';
import { withParts } from './parts/with-parts.ts';
import type { Undated } from './read-options.ts';
import { sureFields } from './sure-fields.ts';
import { squeeze } from './understand/text/fold.ts';
import { toDocumentText } from './understand/text/to-document-text.ts';
import { understand } from './understand/understand.ts';
import { readInvoiceXml } from './xml/detect-invoice-xml.ts';
import { parseXml } from './xml/parse-xml.ts';
import { isThin, type Profile } from './xml/profile.ts';
import type { StructuredInvoice } from './xml/structured-invoice.ts';
import { fieldsOfXml } from './xml-fields.ts';

/** An XML file by itself: no page shows anything else. */
export function readPlainXml(bytes: Uint8Array, limits: ReadLimits): Undated {
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

/** A PDF with an invoice's XML in it: what the XML says, and where its visible pages contradict it. */
export function fromXmlAndPages(
  invoice: StructuredInvoice,
  pages: readonly PageText[],
  { pageCount, evidence = false }: { readonly pageCount: number; readonly evidence?: boolean | undefined },
): Undated {
  const read = fieldsOfXml(invoice);
  const text = toDocumentText(pages);
  const page = understand(pages, text);
  const sure = sureFields(page, pages);
  // What a thin XML leaves unsaid its pages say, as surely as pages do.
  const isBrief = isThin(invoice.profile);
  const said = isBrief ? { ...sure, ...read.fields } : read.fields;
  const shown = {
    amounts: page.shownAmounts,
    text: pages.some(({ source }) => source === 'ocr')
      ? ''
      : squeeze(pages.flatMap(({ rows }) => rows.map((row) => row.text)).join(' ')),
  };
  const { fields, findings } = withCodes({ ...page, ...confront(said, { page: page.fields, sure }, shown) }, pages);
  const lines = isBrief && read.lines.length === 0 ? page.lines : linesOnPage(read.lines, page.lines);
  const vat = isBrief && read.vat.length === 0 ? page.vat : vatOnPage(read.vat, page.vat);
  const reading: Undated = {
    route: 'xml',
    level: levelOf(fields, { namesInvoice: true, isThin: isBrief }),
    fields,
    lines: lines.map(withoutPlace),
    vat: vat.map(withoutPlace),
    findings: [...read.findings, ...thinness(invoice.profile), ...findings],
    pages: pageCount,
    ...(evidence && {
      evidence: {
        others: otherValues(page.considered, fields),
        lines: rowPlaces(pages, lines),
        vat: rowPlaces(pages, vat),
      },
    }),
  };
  return withParts(reading, findParts(text, pageCount));
}

/** Said to who verifies: what is missing is not in the document's XML at all. */
const thinness = (profile: Profile): Finding[] =>
  isThin(profile) ? [{ code: 'XML_THIN', severity: 'note', values: { profile } }] : [];

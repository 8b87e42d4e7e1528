import type { Finding } from '@comptoir/contracts';
import { detectType } from '../detect-type.ts';
import type { ReadLimits } from '../limits.ts';
import { ReadRefusal } from '../refusal.ts';
import { readInvoiceXml } from '../xml/detect-invoice-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { StructuredInvoice } from '../xml/structured-invoice.ts';
import { readAttachments } from './attachments.ts';
import type { OpenPdf } from './open-pdf.ts';

type Found = {
  readonly invoice: StructuredInvoice;
  readonly name: string;
  readonly xml: Uint8Array;
  findings: Finding[];
};
type NotFound = { readonly invoice?: undefined; findings: Finding[] };

/** The first attachment that is an invoice, whatever its name; one that cannot be parsed is told, not fatal: the page can be read. */
export function embeddedInvoice(pdf: OpenPdf, limits: ReadLimits): Found | NotFound {
  const findings: Finding[] = [];
  for (const { name, bytes } of readAttachments(pdf, limits)) {
    if (detectType(bytes) !== 'xml') continue;
    try {
      const invoice = readInvoiceXml(parseXml(bytes, limits));
      if (invoice) return { invoice, name, xml: bytes, findings };
    } catch (error) {
      if (!(error instanceof ReadRefusal)) throw error;
      findings.push({
        code: 'EMBEDDED_XML_UNREADABLE',
        severity: 'warning',
        values: { name: name.slice(0, 200), reason: error.code },
      });
    }
  }
  return { findings };
}

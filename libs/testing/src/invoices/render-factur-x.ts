import { AFRelationship } from 'pdf-lib';
import type { MadeInvoice } from './make-invoice.ts';
import { renderCii } from './render-cii.ts';
import { drawPdf } from './render-pdf.ts';
import { type Layout, layOut } from './sheet.ts';

const MADE_ON = new Date('2026-01-01T00:00:00Z');

/** A PDF that carries its invoice as factur-x.xml. `shown` lets the page say something else than the XML does. */
export async function renderFacturX(
  invoice: MadeInvoice,
  options: { layout?: Layout; shown?: MadeInvoice; attachmentName?: string } = {},
): Promise<Uint8Array> {
  const pdf = await drawPdf(layOut(options.shown ?? invoice, options.layout ?? 'classic'));
  await pdf.attach(Buffer.from(renderCii(invoice)), options.attachmentName ?? 'factur-x.xml', {
    mimeType: 'text/xml',
    description: 'Factur-X',
    afRelationship: AFRelationship.Alternative,
    creationDate: MADE_ON,
    modificationDate: MADE_ON,
  });
  return pdf.save();
}

import { type AFRelationship, PDFName } from 'pdf-lib';
import type { MadeInvoice } from './make-invoice.ts';
import { renderCii } from './render-cii.ts';
import { drawPdf } from './render-pdf.ts';
import { type Layout, layOut } from './sheet.ts';

const MADE_ON = new Date('2026-01-01T00:00:00Z');

export type FacturXOptions = {
  readonly layout?: Layout;
  readonly shown?: MadeInvoice;
  readonly attachmentName?: string;
  /** The XML, where it is to be another than the invoice's own. */
  readonly xml?: string;
  readonly relationship?: `${AFRelationship}`;
  /** What the metadata say of the XML. */
  readonly level?: string;
};

/** A PDF that carries its invoice as factur-x.xml. `shown` lets the page say something else than the XML does. */
export async function renderFacturX(invoice: MadeInvoice, options: FacturXOptions = {}): Promise<Uint8Array> {
  const pdf = await drawPdf(layOut(options.shown ?? invoice, options.layout ?? 'classic'));
  await pdf.attach(Buffer.from(options.xml ?? renderCii(invoice)), options.attachmentName ?? 'factur-x.xml', {
    mimeType: 'text/xml',
    description: 'Factur-X',
    afRelationship: (options.relationship ?? 'Alternative') as AFRelationship,
    creationDate: MADE_ON,
    modificationDate: MADE_ON,
  });
  const metadata = pdf.context.stream(xmp(options.level ?? 'EN 16931'), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
  return pdf.save();
}

const xmp = (level: string): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

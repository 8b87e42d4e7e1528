import type { Phrase } from './phrase.ts';

/** What invoices' numbers, and those by which companies are registered for a tax on sales, are called outside of Europe. */
export const NUMBERS_ABROAD: readonly Phrase[] = [
  // Argentina's, Ecuador's and Peru's word for what is invoiced.
  [
    'invoiceNumber',
    1,
    `comp nro|comp no|compr nro|compr no|comprobante no|comprobante nro|nro comprobante|nro de comprobante|numero de comprobante|factura nro|nro factura|nro de factura`,
  ],
  // El Salvador's number of an electronic document; Venezuela's stands beside the invoice's own.
  ['invoiceNumber', 0.7, `numero de control`],
  // India's, with its day behind a stroke.
  ['invoiceNumber', 1, `gst inv no|gst inv no date|gst invoice no|gst invoice no date|gst invoice number`],
  ['issueDate', 1, `gst inv no date|gst invoice no date`],
  [
    'vatNumber',
    0.9,
    `gstin|gstin uin|gstin no|gstin number|supplier gstin|our gstin|our gst no|firm gst no|firm gstin|company gst no|company gstin|company s gstin|gst no|gst number|gst reg no|gst reg|gst registration no|gst registration number|gst registration|gst hst registration no|gst hst registration number|gst hst registration|gst hst no|gst hst number|gst hst|gst hst #|hst gst|hst gst #|hst gst no|hst gst number|gst #|hst #|hst no|hst number|hst reg no|hst registration|hst registration no|hst registration number|gst id|gstin #|gct|gct no|gct #|gct reg no|gct reg #|gct registration no|g c t reg no|tax registration #|business number
    |abn|abn no|a b n|tax registration number|tax registration no|tax card no|tax card|kra pin|pin no|our pin|pin|tin vat no|vat tin|tin|strn|s t regn no|s t reg no|sales tax registration no|sales tax reg no
    |cc no|no cc|ccn|ccno|compte contribuable|no compte contribuable|compte contribuable no
    |dni|dni nif|nif dni|dni cif|nit|n i t|nuit|rut|r u t|rfc|r f c|cuit|cuit no|c u i t|c u i t no|ruc|r u c|rnc|cnpj|npwp
    |ice|i c e|no ice|n ice|numero ice|matricule fiscal|matricule fiscale|matricule fiscal no|m f|code tva|c t v a|identifiant fiscal|identification fiscale|v d|vatin|fein|federal tax id|federal id|federal ein|federal tax id no|federal id no|ein|ein no
    |رقم تسجيل ضريبة القيمة المضافة|رقم تسجيل ضريبة القيمة|الرقم الضريبي للمنشأة`,
  ],
  // Argentina's and Ecuador's treasuries print the seller's facts on top, and the buyer's under these words; India's rules name both parties.
  [
    'buyer',
    1,
    `apellido y nombre razon social|nombre y apellido razon social|apellido y nombre o razon social|razon social nombres y apellidos
    |details of receiver|details of the receiver|details of receiver billed to|details of the receiver billed to|details of buyer|details of the buyer|details of recipient|details of the recipient|receiver billed to`,
  ],
  [
    'deliverTo',
    1,
    `details of consignee|details of the consignee|details of consignee shipped to|details of the consignee shipped to`,
  ],
  [
    'buyerVatNumber',
    1,
    `buyers s t r no|buyer gstin|customer gstin|gstin of buyer|gstin of recipient|bill to gstin|customer abn|customer gst no`,
  ],
];

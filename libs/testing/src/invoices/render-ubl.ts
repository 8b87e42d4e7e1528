import { escapeXml } from './escape-xml.ts';
import { FRENCH_NOTES, FRENCH_PROCESS, isBetweenFrench, sirenOf } from './french-mentions.ts';
import type { MadeInvoice, MadeParty } from './make-invoice.ts';

const party = ({ name, street, zipCode, city, country, vatNumber }: MadeParty, siren: string | undefined): string =>
  `<cac:Party>${siren ? `<cbc:EndpointID schemeID="0225">${siren}</cbc:EndpointID>` : ''}<cac:PostalAddress><cbc:StreetName>${escapeXml(street)}</cbc:StreetName><cbc:CityName>${escapeXml(city)}</cbc:CityName><cbc:PostalZone>${zipCode}</cbc:PostalZone>` +
  `<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>` +
  `<cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>` +
  `<cac:PartyLegalEntity><cbc:RegistrationName>${escapeXml(name)}</cbc:RegistrationName>${siren ? `<cbc:CompanyID schemeID="0002">${siren}</cbc:CompanyID>` : ''}</cac:PartyLegalEntity></cac:Party>`;

const category = (rate: string, name: string): string =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;

/** The invoice as UBL 2.1, EN 16931 (an Invoice; credit notes are made as CII). */
export function renderUbl(invoice: MadeInvoice): string {
  const money = (name: string, value: string): string =>
    `<cbc:${name} currencyID="${invoice.currency}">${value}</cbc:${name}>`;
  const french = isBetweenFrench(invoice);
  const parties = [invoice.supplier, invoice.buyer].map((one) => party(one, french ? sirenOf(one) : undefined));
  const notes = french
    ? Object.entries(FRENCH_NOTES).map(([code, text]) => `<cbc:Note>#${code}#${escapeXml(text)}</cbc:Note>`)
    : [];
  const lines = invoice.lines.map(
    (line, index) =>
      `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${line.quantity}</cbc:InvoicedQuantity>${money('LineExtensionAmount', line.netTotal)}` +
      `<cac:Item><cbc:Name>${escapeXml(line.designation)}</cbc:Name>${category(line.vatRate, 'ClassifiedTaxCategory')}</cac:Item><cac:Price>${money('PriceAmount', line.unitPrice)}</cac:Price></cac:InvoiceLine>`,
  );
  const rates = invoice.vat.map(
    ({ rate, base, amount }) =>
      `<cac:TaxSubtotal>${money('TaxableAmount', base)}${money('TaxAmount', amount)}${category(rate, 'TaxCategory')}</cac:TaxSubtotal>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>${french ? `<cbc:ProfileID>${FRENCH_PROCESS}</cbc:ProfileID>` : ''}<cbc:ID>${escapeXml(invoice.invoiceNumber)}</cbc:ID><cbc:IssueDate>${invoice.issueDate}</cbc:IssueDate><cbc:DueDate>${invoice.dueDate}</cbc:DueDate><cbc:InvoiceTypeCode>${invoice.typeCode}</cbc:InvoiceTypeCode>${notes.join('')}<cbc:DocumentCurrencyCode>${invoice.currency}</cbc:DocumentCurrencyCode>
<cac:OrderReference><cbc:ID>${invoice.orderNumber}</cbc:ID></cac:OrderReference>
<cac:AccountingSupplierParty>${parties[0]}</cac:AccountingSupplierParty><cac:AccountingCustomerParty>${parties[1]}</cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${invoice.iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal>${money('TaxAmount', invoice.vatTotal)}${rates.join('')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${money('LineExtensionAmount', invoice.netTotal)}${money('TaxExclusiveAmount', invoice.netTotal)}${money('TaxInclusiveAmount', invoice.grossTotal)}${money('PayableAmount', invoice.grossTotal)}</cac:LegalMonetaryTotal>
${lines.join('')}</Invoice>
`;
}

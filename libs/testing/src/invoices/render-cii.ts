import { escapeXml } from './escape-xml.ts';
import { FRENCH_NOTES, FRENCH_PROCESS, isBetweenFrench, sirenOf } from './french-mentions.ts';
import type { MadeInvoice, MadeParty } from './make-invoice.ts';

const day = (text: string): string =>
  `<udt:DateTimeString format="102">${text.replaceAll('-', '')}</udt:DateTimeString>`;

const party = (made: MadeParty, siren: string | undefined): string => {
  const { name, street, zipCode, city, country, vatNumber } = made;
  const legal =
    siren &&
    `<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${siren}</ram:ID></ram:SpecifiedLegalOrganization>`;
  const endpoint =
    siren &&
    `<ram:URIUniversalCommunication><ram:URIID schemeID="0225">${siren}</ram:URIID></ram:URIUniversalCommunication>`;
  return (
    `<ram:Name>${escapeXml(name)}</ram:Name>${legal ?? ''}<ram:PostalTradeAddress><ram:PostcodeCode>${zipCode}</ram:PostcodeCode>` +
    `<ram:LineOne>${escapeXml(street)}</ram:LineOne><ram:CityName>${escapeXml(city)}</ram:CityName><ram:CountryID>${country}</ram:CountryID>` +
    `</ram:PostalTradeAddress>${endpoint ?? ''}<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatNumber}</ram:ID></ram:SpecifiedTaxRegistration>`
  );
};

const note = (code: string, text: string): string =>
  `<ram:IncludedNote><ram:Content>${escapeXml(text)}</ram:Content><ram:SubjectCode>${code}</ram:SubjectCode></ram:IncludedNote>`;

const tax = (rate: string): string =>
  `<ram:TypeCode>VAT</ram:TypeCode>|<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>`;

/** The invoice as UN/CEFACT Cross Industry Invoice D16B, profile EN 16931: what Factur-X and ZUGFeRD carry. */
export function renderCii(invoice: MadeInvoice): string {
  const { currency } = invoice;
  const french = isBetweenFrench(invoice);
  const parties = [invoice.supplier, invoice.buyer].map((one) => party(one, french ? sirenOf(one) : undefined));
  const notes = french ? Object.entries(FRENCH_NOTES).map(([code, text]) => note(code, text)) : [];
  const process = french
    ? `<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${FRENCH_PROCESS}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>`
    : '';
  // A credit note says which invoice it corrects.
  const corrected =
    invoice.typeCode === '381'
      ? `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${escapeXml(invoice.invoiceNumber)}-0</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${invoice.issueDate.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
      : '';
  const lines = invoice.lines.map(
    (line, index) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>` +
      `<ram:SpecifiedTradeProduct><ram:Name>${escapeXml(line.designation)}</ram:Name></ram:SpecifiedTradeProduct>` +
      `<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${line.unitPrice}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>` +
      `<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${line.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>` +
      `<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${tax(line.vatRate).replace('|', '')}</ram:ApplicableTradeTax>` +
      `<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${line.netTotal}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>` +
      `</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  );
  const rates = invoice.vat.map(({ rate, base, amount }) => {
    const [type = '', category = ''] = tax(rate).split('|');
    return `<ram:ApplicableTradeTax><ram:CalculatedAmount>${amount}</ram:CalculatedAmount>${type}<ram:BasisAmount>${base}</ram:BasisAmount>${category}</ram:ApplicableTradeTax>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">
<rsm:ExchangedDocumentContext>${process}<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${escapeXml(invoice.invoiceNumber)}</ram:ID><ram:TypeCode>${invoice.typeCode}</ram:TypeCode><ram:IssueDateTime>${day(invoice.issueDate)}</ram:IssueDateTime>${notes.join('')}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${lines.join('')}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${parties[0]}</ram:SellerTradeParty><ram:BuyerTradeParty>${parties[1]}</ram:BuyerTradeParty><ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${invoice.orderNumber}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${invoice.iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>${rates.join('')}
<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day(invoice.dueDate)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${invoice.netTotal}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${invoice.netTotal}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${currency}">${invoice.vatTotal}</ram:TaxTotalAmount><ram:GrandTotalAmount>${invoice.grossTotal}</ram:GrandTotalAmount><ram:DuePayableAmount>${invoice.grossTotal}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>${corrected}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>
`;
}

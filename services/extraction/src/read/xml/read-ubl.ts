import { find, findAll, textAt, type XmlNode } from './parse-xml.ts';
import type { StructuredInvoice, StructuredLine } from './structured-invoice.ts';
import { amount, isoDate, oneLine, quantity, squeezed, sum } from './values.ts';

/** Reads OASIS UBL 2: Invoice and CreditNote (EN 16931, Peppol BIS, XRechnung). */
export function readUbl(root: XmlNode): Omit<StructuredInvoice, 'profile'> {
  const isCredit = root.name === 'CreditNote';
  const seller = find(root, 'AccountingSupplierParty', 'Party');
  const buyer = find(root, 'AccountingCustomerParty', 'Party');
  const totals = find(root, 'LegalMonetaryTotal');
  const means = findAll(root, 'PaymentMeans');
  const currency = textAt(root, 'DocumentCurrencyCode') ?? find(totals, 'PayableAmount')?.attributes.currencyID;
  const total = (name: string) => amount(textAt(totals, name));

  return {
    typeCode: textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode') ?? (isCredit ? '381' : undefined),
    invoiceNumber: textAt(root, 'ID'),
    issueDate: isoDate(textAt(root, 'IssueDate')),
    dueDate: isoDate(textAt(root, 'DueDate') ?? means.map((one) => textAt(one, 'PaymentDueDate')).find(Boolean)),
    currency,
    supplierName: partyName(seller),
    supplierVatNumber: vatNumber(seller),
    buyerName: partyName(buyer),
    buyerVatNumber: vatNumber(buyer),
    netTotal: total('TaxExclusiveAmount'),
    vatTotal: vatTotal(root, currency),
    grossTotal: total('TaxInclusiveAmount'),
    amountDue: total('PayableAmount'),
    discount: total('AllowanceTotalAmount'),
    charges: total('ChargeTotalAmount'),
    iban: squeezed(means.map((one) => textAt(one, 'PayeeFinancialAccount', 'ID')).find(Boolean)),
    bic: squeezed(
      means
        .map(
          (one) =>
            textAt(one, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID') ??
            textAt(one, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'FinancialInstitution', 'ID'),
        )
        .find(Boolean),
    ),
    paymentTerms: oneLine(textAt(root, 'PaymentTerms', 'Note')),
    orderNumber: textAt(root, 'OrderReference', 'ID'),
    deliverySlipNumber: textAt(root, 'DespatchDocumentReference', 'ID'),
    country: textAt(seller, 'PostalAddress', 'Country', 'IdentificationCode'),
    lines: findAll(root, 'InvoiceLine|CreditNoteLine').map(readLine),
    vat: findAll(root, 'TaxTotal', 'TaxSubtotal').map((tax) => ({
      rate: quantity(textAt(tax, 'TaxCategory', 'Percent')),
      category: textAt(tax, 'TaxCategory', 'ID'),
      base: amount(textAt(tax, 'TaxableAmount')),
      amount: amount(textAt(tax, 'TaxAmount')),
    })),
  };
}

function readLine(line: XmlNode): StructuredLine {
  const item = find(line, 'Item');
  return {
    itemCode:
      textAt(item, 'SellersItemIdentification', 'ID') ??
      textAt(item, 'StandardItemIdentification', 'ID') ??
      textAt(item, 'BuyersItemIdentification', 'ID'),
    designation: oneLine(textAt(item, 'Name') ?? textAt(item, 'Description')),
    quantity: quantity(textAt(line, 'InvoicedQuantity|CreditedQuantity')),
    unitPrice: amount(textAt(line, 'Price', 'PriceAmount')),
    vatRate: quantity(textAt(item, 'ClassifiedTaxCategory', 'Percent')),
    netTotal: amount(textAt(line, 'LineExtensionAmount')),
    deliveryDate: isoDate(textAt(line, 'Delivery', 'ActualDeliveryDate')),
  };
}

/** BT-27 is the registered name; BT-28 the trading name, which stands alone in some files. */
function partyName(party: XmlNode | undefined): string | undefined {
  return oneLine(textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'));
}

/** BT-31, BT-48: the tax scheme VAT; others (TAX, GST …) are local registrations. */
function vatNumber(party: XmlNode | undefined): string | undefined {
  const scheme = findAll(party, 'PartyTaxScheme').find(
    (one) => (textAt(one, 'TaxScheme', 'ID') ?? 'VAT').toUpperCase() === 'VAT',
  );
  return squeezed(textAt(scheme, 'CompanyID'));
}

/** BT-110 stands in the TaxTotal of the invoice's currency; one in the accounting currency may follow. */
function vatTotal(root: XmlNode, currency: string | undefined): string | undefined {
  const amounts = findAll(root, 'TaxTotal', 'TaxAmount');
  const own = amounts.filter((node) => node.attributes.currencyID === currency);
  return sum((own.length > 0 ? own : amounts).map((node) => amount(node.text)));
}

import { find, findAll, textAt, type XmlNode } from './parse-xml.ts';
import type { StructuredInvoice, StructuredLine } from './structured-invoice.ts';
import { amount, ciiDate, oneLine, quantity, squeezed, textWith } from './values.ts';

/**
 * Reads UN/CEFACT's Cross Industry Invoice: D16B (Factur-X, ZUGFeRD 2, XRechnung) and the older
 * CrossIndustryDocument of ZUGFeRD 1, whose elements wear other names in the same places.
 */
export function readCii(root: XmlNode): Omit<StructuredInvoice, 'profile'> {
  const document = find(root, 'ExchangedDocument|HeaderExchangedDocument');
  const transaction = find(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction');
  const agreement = find(transaction, 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement');
  const delivery = find(transaction, 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery');
  const settlement = find(transaction, 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement');
  const totals = find(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  );
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const seller = find(agreement, 'SellerTradeParty');
  const buyer = find(agreement, 'BuyerTradeParty');
  const means = findAll(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = findAll(settlement, 'SpecifiedTradePaymentTerms');
  const total = (...names: string[]) => amount(textAt(totals, names.join('|')));

  return {
    typeCode: textAt(document, 'TypeCode'),
    invoiceNumber: textAt(document, 'ID'),
    issueDate: ciiDate(find(document, 'IssueDateTime')),
    dueDate: terms.map((term) => ciiDate(find(term, 'DueDateDateTime'))).find(Boolean),
    currency,
    supplierName: oneLine(textAt(seller, 'Name')),
    supplierVatNumber: vatNumber(seller),
    buyerName: oneLine(textAt(buyer, 'Name')),
    buyerVatNumber: vatNumber(buyer),
    netTotal: total('TaxBasisTotalAmount'),
    vatTotal: vatTotal(totals, currency),
    grossTotal: total('GrandTotalAmount'),
    amountDue: total('DuePayableAmount'),
    discount: total('AllowanceTotalAmount'),
    charges: total('ChargeTotalAmount'),
    iban: squeezed(means.map((one) => textAt(one, 'PayeePartyCreditorFinancialAccount', 'IBANID')).find(Boolean)),
    bic: squeezed(means.map((one) => textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID')).find(Boolean)),
    paymentTerms: oneLine(terms.map((term) => textAt(term, 'Description')).find(Boolean)),
    orderNumber: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID|ID'),
    deliverySlipNumber: textAt(
      delivery,
      'DespatchAdviceReferencedDocument|DeliveryNoteReferencedDocument',
      'IssuerAssignedID|ID',
    ),
    country: textAt(seller, 'PostalTradeAddress', 'CountryID'),
    lines: findAll(transaction, 'IncludedSupplyChainTradeLineItem').flatMap(readLine),
    vat: findAll(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: quantity(textAt(tax, 'RateApplicablePercent|ApplicablePercent')),
      category: textAt(tax, 'CategoryCode'),
      base: amount(textAt(tax, 'BasisAmount')),
      amount: amount(textAt(tax, 'CalculatedAmount')),
    })),
  };
}

function readLine(line: XmlNode): StructuredLine[] {
  const product = find(line, 'SpecifiedTradeProduct');
  const agreement = find(line, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement');
  const delivery = find(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery');
  const settlement = find(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement');
  const netTotal = amount(
    textAt(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
      'LineTotalAmount',
    ),
  );
  const designation = oneLine(textAt(product, 'Name'));
  // ZUGFeRD 1 also writes remarks as line items, with neither product nor amount.
  if (netTotal === undefined && designation === undefined) return [];
  return [
    {
      itemCode:
        textAt(product, 'SellerAssignedID') ?? textAt(product, 'GlobalID') ?? textAt(product, 'BuyerAssignedID'),
      designation,
      quantity: quantity(textAt(delivery, 'BilledQuantity')),
      unitPrice: amount(
        textAt(agreement, 'NetPriceProductTradePrice', 'ChargeAmount') ??
          textAt(agreement, 'GrossPriceProductTradePrice', 'ChargeAmount'),
      ),
      vatRate: quantity(textAt(settlement, 'ApplicableTradeTax', 'RateApplicablePercent|ApplicablePercent')),
      netTotal,
      deliveryDate: ciiDate(find(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime')),
    },
  ];
}

/** BT-31, BT-48: the registration under scheme VA; FC is a local tax number. */
function vatNumber(party: XmlNode | undefined): string | undefined {
  return squeezed(textWith(findAll(party, 'SpecifiedTaxRegistration', 'ID'), 'schemeID', ['VA']));
}

/** BT-110 in the invoice's currency; BT-111 repeats it in the accounting currency under the same name. */
function vatTotal(totals: XmlNode | undefined, currency: string | undefined): string | undefined {
  const amounts = findAll(totals, 'TaxTotalAmount');
  const own =
    amounts.find((node) => node.attributes.currencyID === currency) ??
    amounts.find((node) => node.attributes.currencyID === undefined) ??
    (amounts.length === 1 ? amounts[0] : undefined);
  return amount(own?.text);
}

import type { CodeFacts } from '../code-facts.ts';
import { addressIn, base64In, jsonIn, linesOf, type Named, pairsIn } from './parts.ts';
import { code, currencyCode, day, factsFrom, money, sumOf, taxNumber, total } from './values.ts';

/** Debit notes (DBN) change an invoice as well; no kind of ours is said of them. */
const KINDS = new Map([
  ['INV', '380'],
  ['CRN', '381'],
]);

/**
 * India's e-invoice (GSTN/NIC, e-Invoice QR code): a signed token (JWT, RFC 7519) whose `data` is JSON, or that JSON alone, which services
 * print that need no token. The signature is NOT verified: the key of the register is not at hand here, and a paper may tell anything. The
 * value is in rupees, whatever money an export is in, so that it is not taken where the buyer is not registered ('URP').
 */
export function indianInvoice(payload: string): CodeFacts | undefined {
  const body = payload.trim().startsWith('eyJ') ? payload.trim().split('.')[1] : undefined;
  const said = body ? jsonIn(jsonIn(base64In(body)?.toString('utf8') ?? '')?.get('data') ?? '') : jsonIn(payload);
  if (!said?.has('sellergstin') || !said.has('docno')) return undefined;
  const isAbroad = said.get('buyergstin')?.toUpperCase() === 'URP';
  return factsFrom('IRP', 'invoice', {
    typeCode: KINDS.get(said.get('doctyp')?.toUpperCase() ?? ''),
    invoiceNumber: code(said.get('docno')),
    issueDate: day(said.get('docdt')),
    supplierVatNumber: taxNumber('gstin', said.get('sellergstin')),
    buyerVatNumber: taxNumber('gstin', said.get('buyergstin')),
    ...(isAbroad ? {} : { currency: 'INR', grossTotal: total(said.get('totinvval'), 'INR') }),
  });
}

/**
 * A payment by UPI (NPCI, UPI Linking Specifications 1.6) with what CBIC's notification 14/2020 has it say to who is not registered: `am`
 * amount, `gstIn`, `invoiceNo`, `invoiceDate`. One that asks for nothing (`am=0`, or none) was made before the invoice, of an order that was
 * paid: its number and its day are the order's. The payee (`pn`) may be the market place that collects for who sells, and the tax
 * (`gstBrkUp`) leaves out that of its fees: neither is taken.
 */
export function upi(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  const said = address?.query;
  if (!said?.has('pa') || !/^\s*upi:/i.test(payload)) return undefined;
  const amountDue = total(said.get('am'), 'INR');
  const asked = amountDue ? said : undefined;
  return factsFrom('UPI', 'payment', {
    supplierVatNumber: taxNumber('gstin', said.get('gstin')),
    currency: said.get('cu') || amountDue ? currencyCode(said.get('cu') ?? 'INR') : undefined,
    invoiceNumber: code(asked?.get('invoiceno')),
    issueDate: day(asked?.get('invoicedate')),
    amountDue,
  });
}

/** The same notification kept by lines ('Invoice number : …'), and as JSON, for what was paid on the spot. */
export function indianReceipt(payload: string): CodeFacts | undefined {
  const lines = pairsIn(linesOf(payload).join('\n'), '\n', ':');
  if (lines.has('supplier gstin'))
    return receipt(lines, {
      gstin: 'supplier gstin',
      number: 'invoice number',
      issued: 'invoice date',
      value: 'invoice value',
    });
  const said = jsonIn(payload);
  if (!said?.has('gstin') || !said.has('invoicenumber')) return undefined;
  return receipt(said, { gstin: 'gstin', number: 'invoicenumber', issued: 'invoicedate', value: 'invoicevalue' });
}

type Names = Readonly<Record<'gstin' | 'number' | 'issued' | 'value', string>>;

function receipt(said: Named, names: Names): CodeFacts | undefined {
  const supplierVatNumber = taxNumber('gstin', said.get(names.gstin));
  if (!supplierVatNumber) return undefined;
  const amount = (name: string) => money(said.get(name)?.replace(/^(?:Rs\.?|₹)\s?/i, ''), 'INR');
  const grossTotal = total(amount(names.value), 'INR');
  return factsFrom('GST', 'invoice', {
    invoiceNumber: code(said.get(names.number)),
    issueDate: day(said.get(names.issued)),
    currency: 'INR',
    supplierVatNumber,
    vatTotal: grossTotal && sumOf(['cgst', 'sgst', 'igst'].map(amount), 'INR'),
    grossTotal,
  });
}

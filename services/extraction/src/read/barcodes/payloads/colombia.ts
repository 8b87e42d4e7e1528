import type { CodeFacts } from '../code-facts.ts';
import { code, day, factsFrom, money, taxNumber, total, withCheckDigit } from './values.ts';

const NAMES = /(NumFac|FecFac|HorFac|NitFac|DocAdq|ValFac|ValIva|ValOtroIm|ValTolFac|CUFE|QRCode|QR)\s?[:=]/;

/**
 * Colombia's code (DIAN, Anexo técnico de factura electrónica 1.9, 11.7): by names, often without the line's end between them: `NumFac`
 * number, `FecFac` day, `NitFac` and `DocAdq` the numbers of who sells and buys without their check digits, `ValFac` net, `ValIva` its
 * VAT, `ValTolFac` total. The address of the tax office alone says nothing; the currency is not told.
 */
export function colombia(payload: string): CodeFacts | undefined {
  if (!/^\s*NumFac\s?[:=]/.test(payload)) return undefined;
  const parts = payload.split(NAMES);
  const said = new Map(parts.flatMap((name, at) => (at % 2 === 1 ? [[name, parts[at + 1]?.trim()] as const] : [])));
  const grossTotal = total(said.get('ValTolFac'));
  const value = (name: string) => grossTotal && money(said.get(name));
  return factsFrom('DIAN', 'invoice', {
    invoiceNumber: code(said.get('NumFac')),
    issueDate: day(said.get('FecFac')),
    supplierVatNumber: nit(said.get('NitFac')),
    buyerVatNumber: nit(said.get('DocAdq')),
    netTotal: value('ValFac'),
    vatTotal: value('ValIva'),
    grossTotal,
  });
}

/** Of a company, in nine figures; who buys by his identity card has another kind of number. */
const nit = (text: string | undefined): string | undefined =>
  /^[89]\d{8}$/.test(text ?? '') ? withCheckDigit('nit', text) : taxNumber('nit', text);

import { ReadRefusal } from '../../refusal.ts';
import { find, parseXml, textAt, type XmlNode } from '../../xml/parse-xml.ts';
import type { CodeFacts } from '../code-facts.ts';
import { day, factsFrom, taxNumber, total } from './values.ts';

/** Invoices with tax and without, receipts (boletas), credit notes; of debit notes and others no kind is said. */
const KINDS = new Map([
  ['33', '380'],
  ['34', '380'],
  ['39', '380'],
  ['41', '380'],
  ['61', '381'],
]);
/** From 110 on they are of exports, in other money than the peso. */
const FIRST_ABROAD = 110;
const LIMITS = { xmlNodes: 200, xmlDepth: 8 };

/**
 * Chile's electronic stamp (SII, Formato DTE 2.x, anexo 'timbre electrónico'; XML in PDF417): `RE` and `RR` the numbers of who issues and
 * receives, `TD` kind, `F` number, `FE` day, `MNT` total, in whole pesos.
 */
export function chile(payload: string): CodeFacts | undefined {
  const text = payload.trim();
  const data = text.startsWith('<TED') ? find(xmlIn(text), 'DD') : undefined;
  if (!data) return undefined;
  const kind = textAt(data, 'TD') ?? '';
  const number = textAt(data, 'F') ?? '';
  const currency = Number(kind) < FIRST_ABROAD ? 'CLP' : undefined;
  return factsFrom('TED', 'invoice', {
    typeCode: KINDS.get(kind),
    invoiceNumber: /^\d{1,10}$/.test(number) ? number : undefined,
    issueDate: day(textAt(data, 'FE')),
    currency,
    supplierVatNumber: taxNumber('rut', textAt(data, 'RE')),
    buyerVatNumber: taxNumber('rut', textAt(data, 'RR')),
    grossTotal: currency && total(textAt(data, 'MNT'), currency),
  });
}

/** What is no XML says nothing. */
function xmlIn(text: string): XmlNode | undefined {
  try {
    return parseXml(Buffer.from(text), LIMITS);
  } catch (error) {
    if (error instanceof ReadRefusal) return undefined;
    throw error;
  }
}

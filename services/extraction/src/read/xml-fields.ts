import type { Finding, ReadFields, ReadingFieldName, ReadLine, ReadVat } from '@comptoir/contracts';
import { READING_FIELDS } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import type { StructuredInvoice } from './xml/structured-invoice.ts';

/** XML says it in so many words; what is left is that the sender wrote something wrong. */
const XML_CONFIDENCE = 0.99;
const DOUBTED = 0.6;
const LONGEST = {
  itemCode: 200,
  designation: 2000,
  quantity: 40,
  unitPrice: 40,
  vatRate: 40,
  netTotal: 40,
  deliveryDate: 10,
} as const;

/** The fields of an invoice's XML, with the findings its own figures raise. */
export function fieldsOfXml(invoice: StructuredInvoice): {
  fields: ReadFields;
  lines: ReadLine[];
  vat: ReadVat[];
  findings: Finding[];
} {
  const contradiction = totalsContradict(invoice);
  const doubted = new Set<ReadingFieldName>(contradiction ? ['netTotal', 'vatTotal', 'grossTotal'] : []);
  const fields: ReadFields = {};
  for (const name of READING_FIELDS) {
    const value = invoice[name];
    if (value !== undefined && value !== '')
      fields[name] = {
        value: value.slice(0, 2000),
        confidence: doubted.has(name) ? DOUBTED : XML_CONFIDENCE,
        source: 'xml',
      };
  }
  return {
    fields,
    lines: invoice.lines.map(clipped),
    vat: invoice.vat.flatMap((row) => (row.rate === undefined ? [] : [present({ ...row, rate: row.rate })])),
    findings: contradiction ? [contradiction] : [],
  };
}

/** EN 16931 BR-CO-15: the total is the net total and the VAT. */
function totalsContradict({ netTotal, vatTotal, grossTotal }: StructuredInvoice): Finding | undefined {
  if (netTotal === undefined || grossTotal === undefined) return undefined;
  const off = new Decimal(netTotal)
    .plus(vatTotal ?? 0)
    .minus(grossTotal)
    .abs();
  return off.lte('0.01')
    ? undefined
    : {
        code: 'TOTALS_DO_NOT_ADD_UP',
        severity: 'warning',
        field: 'grossTotal',
        values: { net: netTotal, vat: vatTotal ?? '0', gross: grossTotal },
      };
}

function clipped(line: StructuredInvoice['lines'][number]): ReadLine {
  return Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.slice(0, LONGEST[name as keyof typeof LONGEST])]],
    ),
  );
}

function present<T extends object>(value: T): { [key in keyof T]: Exclude<T[key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [key in keyof T]: Exclude<T[key], undefined>;
  };
}

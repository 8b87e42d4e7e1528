import {
  INVOICE_TYPE_CODES,
  type InvoiceLine,
  type InvoiceTypeCode,
  type ReadFields,
  type Reading,
  type ReadingFieldName,
} from '@comptoir/contracts';
import { isCalendarDay } from './calendar.ts';
import {
  AMOUNT_FIELDS,
  type Content,
  DATE_FIELDS,
  decimalsFor,
  lineFromWire,
  TEXT_FIELDS,
  type VatRow,
} from './content.ts';
import { roundToMinor } from './money.ts';

const LONGEST: Readonly<Partial<Record<ReadingFieldName, number>>> = {
  invoiceNumber: 100,
  supplierVatNumber: 30,
  buyerVatNumber: 30,
  iban: 50,
  bic: 20,
  paymentTerms: 500,
  orderNumber: 100,
  deliverySlipNumber: 100,
};
const LONGEST_OTHERWISE = 200;
/** As many as a form may send back. */
const MOST_RATES = 50;
const MOST_LINES = 2000;

/**
 * What a machine read, as the content a person will look at. What is no amount, no day or no known code is left out:
 * the reading keeps it as it was read.
 */
export function contentFromReading({ fields, lines, vat = [] }: Reading): Content {
  const currency = matching(fields, 'currency', /^[A-Z]{3}$/);
  const typeCode = INVOICE_TYPE_CODES.find((code): code is InvoiceTypeCode => code === fields.typeCode?.value);
  const written = Object.fromEntries(
    AMOUNT_FIELDS.flatMap((name) => {
      const text = matching(fields, name, AMOUNT);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const rates = vat.filter(isWhole).slice(0, MOST_RATES);
  const decimals = decimalsFor({ ...written, currency, vat: rates });
  const amounts = Object.entries(written).flatMap(([name, text]) => {
    const minor = roundToMinor(text, decimals);
    return minor === undefined ? [] : [[name, minor]];
  });
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = name === 'supplierId' ? undefined : textOf(fields, name);
    return text ? [[name, text]] : [];
  });
  const days = DATE_FIELDS.flatMap((name) => {
    const day = matching(fields, name, /^\d{4}-\d\d-\d\d$/);
    return day && isCalendarDay(day) ? [[name, day]] : [];
  });
  return {
    ...Object.fromEntries([...texts, ...days, ...amounts]),
    ...(typeCode && { typeCode }),
    decimals,
    vat: rates.flatMap((row) => vatRow(row, decimals)),
    lines: lines.slice(0, MOST_LINES).map((line) => lineFromWire(cleanLine(line), decimals)),
  };
}

type TextName = Exclude<(typeof TEXT_FIELDS)[number], 'supplierId'>;
const PATTERNS: Readonly<Partial<Record<TextName, RegExp>>> = { currency: /^[A-Z]{3}$/, country: /^[A-Z]{2}$/ };

function textOf(fields: ReadFields, name: TextName): string | undefined {
  const pattern = PATTERNS[name];
  if (pattern) return matching(fields, name, pattern);
  return fields[name]?.value.trim().slice(0, LONGEST[name] ?? LONGEST_OTHERWISE);
}

function matching(fields: ReadFields, name: ReadingFieldName, pattern: RegExp): string | undefined {
  const value = fields[name]?.value.trim();
  return value !== undefined && pattern.test(value) ? value : undefined;
}

const AMOUNT = /^-?\d{1,15}(\.\d{1,6})?$/;

type ReadRate = NonNullable<Reading['vat']>[number];

/** Base and amount of a rate, both known: one of them is not made up from the other. */
const isWhole = (row: ReadRate): row is ReadRate & { base: string; amount: string } =>
  [row.rate, row.base, row.amount].every((text) => text !== undefined && AMOUNT.test(text));

function vatRow({ rate, category, ...row }: ReadRate & { base: string; amount: string }, decimals: number): VatRow[] {
  const base = roundToMinor(row.base, decimals);
  const amount = roundToMinor(row.amount, decimals);
  if (base === undefined || amount === undefined) return [];
  return [{ rate, base, amount, ...(category && category.length <= 3 && { category }) }];
}

function cleanLine(line: Reading['lines'][number]): InvoiceLine {
  const amounts = (['quantity', 'unitPrice', 'vatRate', 'netTotal'] as const).flatMap((name) =>
    line[name] !== undefined && AMOUNT.test(line[name]) ? [[name, line[name]]] : [],
  );
  const { itemCode, designation, deliveryDate } = line;
  return {
    ...(itemCode && { itemCode }),
    ...(designation && { designation }),
    ...(deliveryDate && isCalendarDay(deliveryDate) && { deliveryDate }),
    ...Object.fromEntries(amounts),
  };
}

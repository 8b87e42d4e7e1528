import type { InvoiceContent, InvoiceLine, ReadingFieldName, VatBreakdown } from '@comptoir/contracts';
import { parseAmount } from './decimal.ts';

/** The fields of the form that hold one text, in the order they are visited. */
export const FORM_FIELDS = [
  'supplierName',
  'supplierVatNumber',
  'invoiceNumber',
  'typeCode',
  'issueDate',
  'dueDate',
  'netTotal',
  'vatTotal',
  'grossTotal',
  'amountDue',
  'discount',
  'charges',
  'currency',
  'iban',
  'bic',
  'paymentTerms',
  'orderNumber',
  'deliverySlipNumber',
  'buyerName',
  'buyerVatNumber',
  'country',
] as const satisfies readonly ReadingFieldName[];
export type FormField = (typeof FORM_FIELDS)[number];

const AMOUNTS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue', 'discount', 'charges'] as const;
export const isAmountField = (field: string): field is (typeof AMOUNTS)[number] =>
  AMOUNTS.some((name) => name === field);
export const isDateField = (field: string): field is 'issueDate' | 'dueDate' =>
  field === 'issueDate' || field === 'dueDate';

/** `key` tells rows apart while they are added and removed; it is not sent. */
export type VatRow = { readonly [name in 'key' | 'rate' | 'base' | 'amount']: string } & Pick<VatBreakdown, 'category'>;
export type LineRow = {
  readonly [name in 'key' | 'itemCode' | 'designation' | 'quantity' | 'unitPrice' | 'vatRate' | 'netTotal']: string;
} & Pick<InvoiceLine, 'deliveryDate'>;
const LINE_AMOUNTS = ['quantity', 'unitPrice', 'vatRate', 'netTotal'] as const;
const LINE_TEXTS = ['itemCode', 'designation'] as const;

/** What the screen holds while a person types: texts as they stand, not yet checked. */
export interface InvoiceForm {
  readonly supplierId: string | null;
  readonly fields: Readonly<Record<FormField, string>>;
  readonly vat: readonly VatRow[];
  readonly lines: readonly LineRow[];
}

export const emptyVat = (key: string = crypto.randomUUID()): VatRow => ({ key, rate: '', base: '', amount: '' });
export const emptyLine = (key: string = crypto.randomUUID()): LineRow => ({
  key,
  itemCode: '',
  designation: '',
  quantity: '',
  unitPrice: '',
  vatRate: '',
  netTotal: '',
});

/** The form an invoice's content fills; amounts wear the decimal mark of the person's language. */
export function formOf(content: InvoiceContent, mark: ',' | '.'): InvoiceForm {
  const amount = (decimal: string | undefined) => (decimal ?? '').replace('.', mark);
  const value = (field: FormField) => (isAmountField(field) ? amount(content[field]) : (content[field] ?? ''));
  return {
    supplierId: content.supplierId ?? null,
    fields: Object.fromEntries(FORM_FIELDS.map((field) => [field, value(field)])) as Record<FormField, string>,
    vat: (content.vat ?? []).map(({ rate, base, amount: vat, category }, at) => ({
      key: `vat-${at}`,
      rate: amount(rate),
      base: amount(base),
      amount: amount(vat),
      ...(category === undefined ? {} : { category }),
    })),
    lines: (content.lines ?? []).map((line, at) => ({
      key: `line-${at}`,
      itemCode: line.itemCode ?? '',
      designation: line.designation ?? '',
      quantity: amount(line.quantity),
      unitPrice: amount(line.unitPrice),
      vatRate: amount(line.vatRate),
      netTotal: amount(line.netTotal),
      ...(line.deliveryDate === undefined ? {} : { deliveryDate: line.deliveryDate }),
    })),
  };
}

export type ReadForm =
  | { readonly ok: true; readonly content: InvoiceContent }
  /** Where what was typed is no amount: field names, `vat.0.base`, `lines.2.quantity`. */
  | { readonly ok: false; readonly wrong: readonly string[] };

/** What a verification sends: empty fields left out, amounts as decimal strings, empty rows dropped. */
export function contentOf(form: InvoiceForm): ReadForm {
  const wrong: string[] = [];
  const amount = (path: string, typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const decimal = parseAmount(typed);
    if (decimal === undefined) wrong.push(path);
    return decimal;
  };
  const present = (entries: readonly (readonly [string, string | undefined])[]) =>
    Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const text = (typed: string): string | undefined => typed.trim() || undefined;

  const fields = present(
    FORM_FIELDS.map((field) => {
      const typed = form.fields[field];
      return [field, isAmountField(field) ? amount(field, typed) : text(typed)];
    }),
  );
  const sent = sentRows(form);
  const vat = rowsAt(form.vat, sent.vat).map(([at, row]) => ({
    rate: amount(`vat.${at}.rate`, row.rate) ?? '0',
    base: amount(`vat.${at}.base`, row.base) ?? '0',
    amount: amount(`vat.${at}.amount`, row.amount) ?? '0',
    ...(row.category === undefined ? {} : { category: row.category }),
  }));
  const lines = rowsAt(form.lines, sent.lines).map(([at, row]) => ({
    ...present(LINE_TEXTS.map((name) => [name, text(row[name])])),
    ...present(LINE_AMOUNTS.map((name) => [name, amount(`lines.${at}.${name}`, row[name])])),
    ...(row.deliveryDate === undefined ? {} : { deliveryDate: row.deliveryDate }),
  }));
  if (wrong.length > 0) return { ok: false, wrong };
  const content: InvoiceContent = {
    ...fields,
    ...(form.supplierId ? { supplierId: form.supplierId } : {}),
    vat,
    lines,
  };
  return { ok: true, content };
}

/** Which rows are sent, by their numbers in the form: those in which something stands. */
export function sentRows({ vat, lines }: InvoiceForm): Readonly<Record<'vat' | 'lines', readonly number[]>> {
  const isFilled = (texts: readonly string[]) => texts.some((typed) => typed.trim() !== '');
  const numbers = (isSent: readonly boolean[]) => isSent.flatMap((sent, at) => (sent ? [at] : []));
  return {
    vat: numbers(vat.map(({ rate, base, amount }) => isFilled([rate, base, amount]))),
    lines: numbers(
      lines.map(
        (row) => row.deliveryDate !== undefined || isFilled([...LINE_TEXTS, ...LINE_AMOUNTS].map((name) => row[name])),
      ),
    ),
  };
}

const rowsAt = <Row>(rows: readonly Row[], numbers: readonly number[]): readonly (readonly [number, Row])[] =>
  numbers.flatMap((at) => {
    const row = rows[at];
    return row === undefined ? [] : [[at, row] as const];
  });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isTouched = (base: InvoiceForm, form: InvoiceForm): boolean => !same(base, form);

/**
 * The form over a newer content: what the person changed stays theirs, everything else is what it has become.
 */
export function rebase(form: InvoiceForm, base: InvoiceForm, fresh: InvoiceForm): InvoiceForm {
  const keep = <T>(typed: T, before: T, now: T): T => (same(typed, before) ? now : typed);
  return {
    supplierId: keep(form.supplierId, base.supplierId, fresh.supplierId),
    fields: Object.fromEntries(
      FORM_FIELDS.map((field) => [field, keep(form.fields[field], base.fields[field], fresh.fields[field])]),
    ) as Record<FormField, string>,
    vat: keep(form.vat, base.vat, fresh.vat),
    lines: keep(form.lines, base.lines, fresh.lines),
  };
}

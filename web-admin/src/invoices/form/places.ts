import type { ValueKind } from '@comptoir/contracts';
import { FORM_FIELDS, type FormField, type InvoiceForm, isAmountField, isDateField } from './invoice-form.ts';

const VAT_COLUMNS = { rate: 'number', base: 'amount', amount: 'amount' } as const;
const LINE_COLUMNS = {
  itemCode: 'code',
  designation: 'text',
  quantity: 'number',
  unitPrice: 'number',
  vatRate: 'number',
  netTotal: 'amount',
} as const;
const CODES: readonly FormField[] = ['invoiceNumber', 'orderNumber', 'deliverySlipNumber'];
const COMPACT: readonly FormField[] = ['iban', 'bic', 'supplierVatNumber', 'buyerVatNumber'];
/** Chosen from a list, or no words that stand on a page. */
const NOT_DRAWN: readonly FormField[] = ['typeCode', 'country'];
const CELL = /^(vat|lines)\.([\w-]+)\.(\w+)$/;
const isTable = (name: string | undefined): name is 'vat' | 'lines' => name === 'vat' || name === 'lines';

/** A place of the form, `grossTotal` or `lines.2.netTotal`: what a value drawn on the page is read as; undefined where none is. */
export function kindOf(place: string): ValueKind | undefined {
  const [, table, , column = ''] = CELL.exec(place) ?? [];
  if (table === 'vat') return VAT_COLUMNS[column as keyof typeof VAT_COLUMNS];
  if (table === 'lines') return LINE_COLUMNS[column as keyof typeof LINE_COLUMNS];
  const field = FORM_FIELDS.find((name) => name === place);
  if (!field || NOT_DRAWN.includes(field)) return undefined;
  if (isAmountField(field)) return 'amount';
  if (isDateField(field)) return 'date';
  if (field === 'currency') return 'currency';
  if (COMPACT.includes(field)) return 'compact';
  return CODES.includes(field) ? 'code' : 'text';
}

/** The form with another value in a place; as it was, where it has no such place. */
export function withValue(form: InvoiceForm, place: string, value: string): InvoiceForm {
  const [, table, row = '', column = ''] = CELL.exec(place) ?? [];
  if (isTable(table)) {
    const rows: readonly object[] = form[table];
    return { ...form, [table]: rows.map((each, at) => (at === Number(row) ? { ...each, [column]: value } : each)) };
  }
  return FORM_FIELDS.some((name) => name === place) ? { ...form, fields: { ...form.fields, [place]: value } } : form;
}

/** The value in a place; undefined where the form has no such place. */
export function valueAt(form: InvoiceForm, place: string): string | undefined {
  const [, table, row = '', column = ''] = CELL.exec(place) ?? [];
  if (isTable(table)) {
    const cells: Readonly<Record<string, string | undefined>> = form[table][Number(row)] ?? {};
    return cells[column];
  }
  if (place === 'supplierId') return form.supplierId ?? '';
  const field = FORM_FIELDS.find((name) => name === place);
  return field && form.fields[field];
}

/** A place as it stays, whatever rows are added or taken out over it: by the key of its row, `lines.line-2.netTotal`. */
export function lastingPlace(form: InvoiceForm, place: string): string {
  const [, table, row = '', column] = CELL.exec(place) ?? [];
  const key = isTable(table) ? form[table][Number(row)]?.key : undefined;
  return key === undefined ? place : `${table}.${key}.${column}`;
}

/** Where a lasting place is now; undefined where its row is gone. */
export function placeNow(form: InvoiceForm, lasting: string): string | undefined {
  const [, table, key, column] = CELL.exec(lasting) ?? [];
  if (!isTable(table)) return lasting;
  const row = form[table].findIndex((each) => each.key === key);
  return row === -1 ? undefined : `${table}.${row}.${column}`;
}

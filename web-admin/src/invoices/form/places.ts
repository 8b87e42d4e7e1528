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

/** The table, row and column of a place, `lines.2.netTotal`; undefined where it is in no table. */
export function tableOf(
  place: string,
): { readonly table: 'vat' | 'lines'; readonly row: string; readonly column: string } | undefined {
  const [, table, row = '', column = ''] = CELL.exec(place) ?? [];
  return table === 'vat' || table === 'lines' ? { table, row, column } : undefined;
}

/** A place of the form, `grossTotal` or `lines.2.netTotal`: what a value drawn on the page is read as; undefined where none is. */
export function kindOf(place: string): ValueKind | undefined {
  const cell = tableOf(place);
  if (cell?.table === 'vat') return VAT_COLUMNS[cell.column as keyof typeof VAT_COLUMNS];
  if (cell?.table === 'lines') return LINE_COLUMNS[cell.column as keyof typeof LINE_COLUMNS];
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
  const cell = tableOf(place);
  if (cell) {
    const { table, row, column } = cell;
    const rows: readonly object[] = form[table];
    return { ...form, [table]: rows.map((each, at) => (at === Number(row) ? { ...each, [column]: value } : each)) };
  }
  return FORM_FIELDS.some((name) => name === place) ? { ...form, fields: { ...form.fields, [place]: value } } : form;
}

/** The value in a place; undefined where the form has no such place. */
export function valueAt(form: InvoiceForm, place: string): string | undefined {
  const cell = tableOf(place);
  if (cell) {
    const { table, row, column } = cell;
    const cells: Readonly<Record<string, string | undefined>> = form[table][Number(row)] ?? {};
    return cells[column];
  }
  if (place === 'supplierId') return form.supplierId ?? '';
  const field = FORM_FIELDS.find((name) => name === place);
  return field && form.fields[field];
}

/** A place as it stays, whatever rows are added or taken out over it: by the key of its row, `lines.line-2.netTotal`. */
export function lastingPlace(form: InvoiceForm, place: string): string {
  const cell = tableOf(place);
  const key = cell && form[cell.table][Number(cell.row)]?.key;
  return key === undefined ? place : `${cell?.table}.${key}.${cell?.column}`;
}

/** Where a lasting place is now; undefined where its row is gone. */
export function placeNow(form: InvoiceForm, lasting: string): string | undefined {
  const cell = tableOf(lasting);
  if (!cell) return lasting;
  const row = form[cell.table].findIndex((each) => each.key === cell.row);
  return row === -1 ? undefined : `${cell.table}.${row}.${cell.column}`;
}

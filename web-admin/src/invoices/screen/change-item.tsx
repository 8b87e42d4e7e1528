import type { HistoryEntry, Supplier } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { useGetOne } from 'ra-core';
import { type Text, useFormats, useText } from '../../i18n/use-text.ts';
import { useDirection } from '../../theme.ts';
import { FORM_FIELDS, isAmountField, isDateField } from '../form/invoice-form.ts';

type Change = HistoryEntry['changes'][number];

/** What changed in a field: before, struck through, and after. */
export function ChangeItem({ change, currency }: { change: Change; currency: string | undefined }) {
  const t = useText();
  const direction = useDirection();
  return (
    <li>
      {labelOf(t, change.field)}
      {t('common.colon')}
      <Box component="bdi" sx={{ textDecoration: 'line-through', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Value field={change.field} value={change.before} currency={currency} />
      </Box>{' '}
      <span aria-hidden="true">{direction === 'rtl' ? '←' : '→'}</span>{' '}
      <bdi>
        <Value field={change.field} value={change.after} currency={currency} />
      </bdi>
    </li>
  );
}

const ROW = /^(vat|lines)\.(\d+)\.(\w+)$/;
const VAT_COLUMNS = ['rate', 'base', 'amount'] as const;
const LINE_COLUMNS = ['itemCode', 'designation', 'quantity', 'unitPrice', 'vatRate', 'netTotal'] as const;

function labelOf(t: Text, field: string): string {
  const [, table, place, column] = ROW.exec(field) ?? [];
  if (table === 'lines') {
    const name = LINE_COLUMNS.find((each) => each === column);
    return `${t('line.number', { number: Number(place) + 1 })}, ${name ? t(`line.${name}`) : column}`;
  }
  if (table === 'vat') {
    const name = VAT_COLUMNS.find((each) => each === column);
    return `${t('invoice.field.vat')} ${Number(place) + 1}, ${name ? t(`vat.${name}`) : column}`;
  }
  const known = [...FORM_FIELDS, 'supplierId' as const, 'vat' as const, 'lines' as const].find(
    (name) => name === field,
  );
  return known ? t(`invoice.field.${known}`) : field;
}

function Value({ field, value, currency }: { field: string; value: string | undefined; currency: string | undefined }) {
  const t = useText();
  const { amount, day } = useFormats();
  if (value === undefined || value === '') return t('history.empty');
  if (field === 'supplierId') return <SupplierName id={value} />;
  if (isAmountField(field)) return amount(value, currency);
  return isDateField(field) ? day(value) : value;
}

function SupplierName({ id }: { id: string }) {
  const { data } = useGetOne<Supplier>('suppliers', { id }, { retry: false });
  return data?.label ?? id;
}

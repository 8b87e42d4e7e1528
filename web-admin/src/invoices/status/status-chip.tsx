import type { InvoiceStatus } from '@comptoir/contracts';
import { today } from '../../clock.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ToneChip } from '../../shared/tone-chip.tsx';
import { STAFF_STATUS, type SupplierView, supplierStatus } from './status.ts';

export function StaffStatusChip({ status }: { status: InvoiceStatus }) {
  const t = useText();
  const { tone, label } = STAFF_STATUS[status];
  return <ToneChip tone={tone}>{t(label)}</ToneChip>;
}

export function SupplierStatusChip(invoice: Omit<SupplierView, 'today'>) {
  const t = useText();
  const { day } = useFormats();
  const { tone, label } = supplierStatus({ ...invoice, today: today() });
  return <ToneChip tone={tone}>{t(label, { day: day(invoice.dueDate) })}</ToneChip>;
}

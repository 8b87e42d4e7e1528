import type { InvoiceSummary } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PagePreview } from '../../documents/page-preview.tsx';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useInvoiceDetail } from '../../invoices/detail.ts';
import { Failure } from '../../layout/failure.tsx';
import { Fields } from '../../shared/fields.tsx';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import { OTHERS_LENGTH } from '../../shared/short-text.tsx';
import { InvoiceQuestions } from '../messages/invoice-questions.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** An invoice opened in place: its figures, what was paid on it, and its pages. */
export function InvoiceFold({ invoice }: { invoice: InvoiceSummary }) {
  const t = useText();
  const { amount, day } = useFormats();
  const { data: detail, error, refetch } = useInvoiceDetail(invoice.id);
  if (error && !detail) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!detail) return <LoadingSkeleton height={120} />;
  const { currency } = detail;
  const paid = detail.payments.filter(({ type }) => type === 'Payment');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {detail.splitInto && (
        <Alert severity="info" variant="outlined" role="note">
          {t('portal.split', { count: detail.splitInto.length })}
        </Alert>
      )}
      <Fields
        limit={OTHERS_LENGTH}
        fields={[
          { label: t('invoice.field.dueDate'), value: day(detail.dueDate) },
          { label: t('invoice.field.netTotal'), value: amount(detail.netTotal, currency) },
          { label: t('invoice.field.vatTotal'), value: amount(detail.vatTotal, currency) },
          { label: t('invoice.field.amountDue'), value: amount(detail.amountDue, currency) },
          { label: t('invoice.field.orderNumber'), value: detail.content.orderNumber },
          ...paid.map((payment) => ({
            label: t('portal.paidOn', { day: day(payment.date) }),
            value: `${amount(payment.amount, currency)} · ${payment.reference}`,
          })),
        ]}
      />
      <WithdrawButton invoice={detail} />
      <Box component="section" aria-label={t('messages.invoice.title')} sx={{ maxWidth: 860 }}>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {t('messages.invoice.title')}
        </Typography>
        {detail.supplierId !== undefined && <InvoiceQuestions supplierId={detail.supplierId} invoiceId={invoice.id} />}
      </Box>
      <PagePreview documentId={invoice.documentId} />
    </Box>
  );
}

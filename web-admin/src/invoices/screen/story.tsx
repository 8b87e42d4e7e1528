import type { InvoiceDetail } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { InvoiceQuestions } from '../../portal/messages/invoice-questions.tsx';
import { StartTraining } from '../../training/start-training.tsx';
import { paidOf, remainingOf } from '../commands/remaining.ts';
import { isZero } from '../form/decimal.ts';
import { History } from './history.tsx';

/** What was paid, what was asked, and what happened. */
export function Story({ detail }: { detail: InvoiceDetail }) {
  const t = useText();
  return (
    <>
      {detail.payments.length > 0 && <Payments detail={detail} />}
      {detail.supplierId !== undefined && (
        <Paper component="section" variant="outlined" sx={{ p: 2, mt: 2 }} aria-label={t('messages.invoice.title')}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('messages.invoice.title')}
          </Typography>
          <InvoiceQuestions supplierId={detail.supplierId} invoiceId={detail.id} />
        </Paper>
      )}
      <Paper component="section" variant="outlined" sx={{ p: 2, mt: 2 }} aria-label={t('screen.history')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
            {t('screen.history')}
          </Typography>
          <StartTraining detail={detail} />
        </Box>
        <History invoiceId={detail.id} currency={detail.currency} />
      </Paper>
    </>
  );
}

function Payments({ detail }: { detail: InvoiceDetail }) {
  const t = useText();
  const { amount, day } = useFormats();
  const remaining = remainingOf(detail);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mt: 2 }} aria-label={t('screen.payments')}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('screen.payments')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isZero(remaining)
            ? t('screen.alreadyPaid', { amount: amount(paidOf(detail.payments), detail.currency) })
            : t('pay.remaining', { amount: amount(remaining, detail.currency) })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {detail.payments.map((payment) => (
          <Box
            component="li"
            key={payment.id}
            sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}
          >
            <span>{day(payment.date)}</span>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {t(`payments.type.${payment.type}`)} · <bdi>{payment.reference}</bdi>
            </Box>
            <Box component="bdi" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {amount(payment.amount, detail.currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

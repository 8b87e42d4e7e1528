import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/use-text.ts';
import { ThreadPanel } from './thread-panel.tsx';

/** What was asked and answered about one invoice; it stands in the supplier's thread too. */
export function InvoiceQuestions({ supplierId, invoiceId }: { supplierId: string; invoiceId: string }) {
  const t = useText();
  return (
    <ThreadPanel
      thread={{ supplierId, invoiceId }}
      empty={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('messages.invoice.none')}
        </Typography>
      }
    />
  );
}

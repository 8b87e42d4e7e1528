import { type InvoiceSummary, REJECT_REASONS } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/use-text.ts';
import { useInvoiceDetail } from '../../invoices/detail.ts';

interface RejectionNoteProps {
  readonly invoice: InvoiceSummary;
  readonly onSend: () => void;
}

/** Why an invoice was refused, in words, and how to send it again. */
export function RejectionNote({ invoice, onSend }: RejectionNoteProps) {
  const t = useText();
  const { data: detail } = useInvoiceDetail(invoice.id);
  const code = REJECT_REASONS.find((reason) => reason === (detail?.rejection?.reason ?? invoice.rejectionReason));
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="note"
      sx={{
        mb: 1,
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: 160 },
        '& .MuiAlert-action': { width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end', p: 0, m: 0 },
      }}
      action={
        <Button color="inherit" onClick={onSend}>
          {t('portal.sendCorrected')}
        </Button>
      }
    >
      <AlertTitle sx={{ mb: 0, fontWeight: 650 }}>
        {code ? t(`reject.${code}`) : t('portal.status.rejected')}
      </AlertTitle>
      <bdi>{detail?.rejection?.details}</bdi>
    </Alert>
  );
}

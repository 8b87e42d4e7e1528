import { type InvoiceDetail, MOST_PARTS } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../../documents/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { sentenceOf } from '../../providers/http.ts';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import { type Cuts, cutsOf, partsBetween, toggled } from './cuts.ts';
import { PageRow } from './page-row.tsx';
import { PartList } from './part-list.tsx';
import { splitInvoice } from './split-invoice.ts';

interface SplitDialogProps {
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
}

/** The pages of a file with the cuts between its invoices: placed, looked at, confirmed; then the first of them opens. */
export function SplitDialog({ invoice, onClose }: SplitDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const proposed = invoice.reading?.parts;
  const [cuts, setCuts] = useState<Cuts>(() => cutsOf(proposed));
  const { data: pages, error } = usePages(invoice.documentId);
  const parts = pages ? partsBetween(cuts, pages.length) : [];
  const isReady = parts.length >= 2 && parts.length <= MOST_PARTS;
  const splitting = useMutation({
    mutationFn: () => splitInvoice(invoice, parts),
    onSuccess({ splitInto }: InvoiceDetail) {
      const first = splitInto?.[0];
      notify(t('split.done', { count: parts.length }), { type: 'success' });
      onClose();
      if (first) void navigate(`/invoices/${first.invoiceId}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invoices'] }),
  });
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id}>{t('split.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t(proposed ? 'split.intro.proposed' : 'split.intro')}</DialogContentText>
        {error && <Alert severity="error">{translate(sentenceOf(error))}</Alert>}
        {!pages && !error && <LoadingSkeleton height={240} />}
        {pages && (
          <>
            <PageRow
              documentId={invoice.documentId}
              pages={pages}
              cuts={cuts}
              proposed={proposed ?? []}
              onToggle={(page) => setCuts((now) => toggled(now, page))}
            />
            <PartList parts={parts} proposed={proposed ?? []} />
          </>
        )}
        {splitting.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(sentenceOf(splitting.error))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} color="inherit">
          {t('action.cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady || splitting.isPending} onClick={() => splitting.mutate()}>
          {t('split.confirm', { count: parts.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { InvoiceDetail } from '@comptoir/contracts';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { sendCommand } from '../../invoices/commands/send-command.ts';
import { sentenceOf } from '../../providers/http.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { mirrored } from '../../shared/mirrored.ts';

/** Takes back what was sent, while nobody has verified it. */
export function WithdrawButton({ invoice }: { invoice: InvoiceDetail }) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (!invoice.commands.withdraw?.allowed) return null;
  const withdraw = async () => {
    setAsking(false);
    setWithdrawing(true);
    try {
      await sendCommand(invoice, 'withdraw', {});
      notify(t('portal.withdrawn'), { type: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    // Until it is read again it looks as before: asked a second time, the question would vanish under the pointer.
    await client.invalidateQueries({ queryKey: ['invoices'] });
    setWithdrawing(false);
  };
  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UndoIcon sx={mirrored} />}
        disabled={isWithdrawing}
        onClick={() => setAsking(true)}
      >
        {t('command.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('portal.withdraw.title')}
        text={t('portal.withdraw.text', { name: invoice.invoiceNumber ?? invoice.fileName })}
        confirm={t('command.withdraw')}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

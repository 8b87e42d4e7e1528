import type { InvoiceDetail } from '@comptoir/contracts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { SplitDialog } from '../split/split-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import type { StaffCommand } from './shown-commands.ts';

/** Commands that are given as soon as the button is pressed: the flow of the day, each undone by another command. */
const AT_ONCE: readonly StaffCommand[] = ['verify', 'enter', 'control', 'keep', 'close'];
export const asksFirst = (command: StaffCommand): boolean => !AT_ONCE.includes(command);

interface CommandDialogsProps {
  readonly invoice: InvoiceDetail;
  readonly asking: StaffCommand | undefined;
  readonly busy: boolean;
  readonly onGive: (command: StaffCommand, body: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
}

/** What a command needs to know, asked before it is given. */
export function CommandDialogs({ invoice, asking, busy, onGive, onCancel }: CommandDialogsProps) {
  const t = useText();
  if (!asking) return null;
  const shared = { invoice, busy, onCancel, onGive: (body: Readonly<Record<string, unknown>>) => onGive(asking, body) };
  switch (asking) {
    case 'reject':
      return <RejectDialog {...shared} />;
    case 'split':
      return <SplitDialog invoice={invoice} onClose={onCancel} />;
    case 'pay':
      return <PayDialog {...shared} />;
    case 'reverse':
      return <ReverseDialog {...shared} />;
    case 'sendBack':
    case 'cancel':
      return <ReasonDialog {...shared} command={asking} />;
    default:
      return (
        <ConfirmDialog
          open
          danger={asking === 'delete' || asking === 'discard'}
          title={t('command.confirm', { command: t(`command.${asking}`) })}
          text={t('command.confirm.text', { name: invoice.invoiceNumber ?? invoice.fileName })}
          confirm={t(`command.${asking}`)}
          busy={busy}
          onConfirm={() => shared.onGive({})}
          onCancel={onCancel}
        />
      );
  }
}

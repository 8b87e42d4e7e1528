import type { InvoiceDetail } from '@comptoir/contracts';
import type { ReactNode } from 'react';
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

const NONE = {};

interface CommandDialogsProps {
  readonly invoice: InvoiceDetail;
  readonly asking: StaffCommand | undefined;
  readonly busy: boolean;
  /** Why it was refused when it was given, as a whole and by field. */
  readonly notice: ReactNode;
  readonly problems: Readonly<Record<string, string>> | undefined;
  readonly onGive: (command: StaffCommand, body: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
}

/** What a command needs to know, asked before it is given. */
export function CommandDialogs({
  invoice,
  asking,
  busy,
  notice,
  problems = NONE,
  onGive,
  onCancel,
}: CommandDialogsProps) {
  const t = useText();
  if (!asking) return null;
  const shared = {
    ...{ invoice, busy, notice, problems, onCancel },
    onGive: (body: Readonly<Record<string, unknown>>) => onGive(asking, body),
  };
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
          notice={notice}
          onConfirm={() => shared.onGive({})}
          onCancel={onCancel}
        />
      );
  }
}

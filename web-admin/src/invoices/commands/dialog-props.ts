import type { InvoiceDetail } from '@comptoir/contracts';

/** What each dialog of a command is given. */
export interface DialogProps {
  readonly invoice: InvoiceDetail;
  readonly busy: boolean;
  readonly onGive: (body: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
}

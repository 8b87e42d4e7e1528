import type { InvoiceDetail } from '@comptoir/contracts';
import type { ReactNode } from 'react';

/** What each dialog of a command is given. */
export interface DialogProps {
  readonly invoice: InvoiceDetail;
  readonly busy: boolean;
  /** Why it was refused; what was filled in stays. */
  readonly notice: ReactNode;
  /** What its fields were refused for. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onGive: (body: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
}

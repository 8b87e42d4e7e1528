import type { InvoiceStatus } from '@comptoir/contracts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { ToneName } from '../../theme.ts';

interface StatusLook {
  readonly tone: ToneName;
  readonly label: MessageKey;
}

/** A status for staff: the specification's words. */
export const STAFF_STATUS: Readonly<Record<InvoiceStatus, StatusLook>> = {
  INTEGRATION_IN_PROGRESS: { tone: 'busy', label: 'status.INTEGRATION_IN_PROGRESS' },
  PROCESSING: { tone: 'busy', label: 'status.PROCESSING' },
  TO_VERIFY: { tone: 'todo', label: 'status.TO_VERIFY' },
  TO_CONTROL: { tone: 'todo', label: 'status.TO_CONTROL' },
  PENDING_APPROVAL: { tone: 'doubt', label: 'status.PENDING_APPROVAL' },
  TO_PAY: { tone: 'todo', label: 'status.TO_PAY' },
  PAID: { tone: 'good', label: 'status.PAID' },
  EXPORTED: { tone: 'good', label: 'status.EXPORTED' },
  PROCESSED: { tone: 'good', label: 'status.PROCESSED' },
  REJECTED: { tone: 'bad', label: 'status.REJECTED' },
  EXCEPTION: { tone: 'bad', label: 'status.EXCEPTION' },
  DUPLICATED: { tone: 'doubt', label: 'status.DUPLICATED' },
  CANCELED: { tone: 'quiet', label: 'status.CANCELED' },
};

/** What a supplier needs to tell it by. */
export interface SupplierView {
  readonly status: InvoiceStatus;
  readonly dueDate?: string | undefined;
  readonly onHold: boolean;
  /** The reader's calendar day, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * The same life in a supplier's words: received, being checked, approved with the day of payment, paid, refused. A day
 * that has passed is no day of payment to come: it is left out.
 * Who verifies and who controls is the firm's own affair.
 */
export function supplierStatus({ status, dueDate, onHold, today }: SupplierView): StatusLook {
  switch (status) {
    case 'INTEGRATION_IN_PROGRESS':
    case 'PROCESSING':
      return { tone: 'busy', label: 'portal.status.received' };
    case 'TO_VERIFY':
    case 'TO_CONTROL':
    case 'PENDING_APPROVAL':
    case 'EXCEPTION':
      return { tone: 'busy', label: 'portal.status.checking' };
    case 'DUPLICATED':
      return { tone: 'doubt', label: 'portal.status.duplicated' };
    case 'TO_PAY':
      if (onHold) return { tone: 'doubt', label: 'portal.status.onHold' };
      return {
        tone: 'good',
        label: dueDate && dueDate >= today ? 'portal.status.approvedFor' : 'portal.status.approved',
      };
    case 'PAID':
    case 'EXPORTED':
    case 'PROCESSED':
      return { tone: 'good', label: 'portal.status.paid' };
    case 'REJECTED':
      return { tone: 'bad', label: 'portal.status.rejected' };
    case 'CANCELED':
      return { tone: 'quiet', label: 'portal.status.canceled' };
  }
}

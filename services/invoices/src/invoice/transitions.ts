import type { Action, InvoiceCommandName, InvoiceStatus, SwitchCode } from '@comptoir/contracts';

/** What people may ask of an invoice, and what the system does to it by itself. */
type SystemCommandName = 'receive' | 'startReading' | 'read' | 'goOn' | 'unreadable';
export type CommandName = InvoiceCommandName | SystemCommandName;

export interface Transition {
  /** The states it is possible in; none for what opens an invoice. */
  readonly from: readonly InvoiceStatus[];
  /** Where it may lead; an invoice it removes stays where it is. */
  readonly to: readonly InvoiceStatus[];
  /** The permission a person needs, or the system. */
  readonly by: Action | 'system';
  /** Refused while something is paid. */
  readonly unlessPaid?: true;
  /** Refused while this setting is off. */
  readonly setting?: SwitchCode;
}

/** The life of an invoice. What a row cannot say (who verified, what is on file) is in `may.ts`. */
export const TRANSITIONS: Readonly<Record<CommandName, Transition>> = {
  receive: { from: [], to: ['INTEGRATION_IN_PROGRESS'], by: 'system' },
  startReading: { from: ['INTEGRATION_IN_PROGRESS'], to: ['PROCESSING'], by: 'system' },
  read: { from: ['PROCESSING'], to: ['TO_VERIFY', 'EXCEPTION', 'DUPLICATED'], by: 'system' },
  goOn: { from: ['TO_VERIFY'], to: ['TO_CONTROL'], by: 'system' },
  unreadable: { from: ['PROCESSING'], to: ['EXCEPTION'], by: 'system' },
  withdraw: {
    from: ['INTEGRATION_IN_PROGRESS', 'PROCESSING', 'TO_VERIFY', 'EXCEPTION', 'DUPLICATED'],
    to: ['CANCELED'],
    by: 'invoice.withdraw',
    unlessPaid: true,
  },
  verify: { from: ['TO_VERIFY'], to: ['TO_CONTROL'], by: 'invoice.verify' },
  split: { from: ['TO_VERIFY'], to: ['CANCELED'], by: 'invoice.split', unlessPaid: true },
  control: { from: ['TO_CONTROL'], to: ['TO_PAY', 'PENDING_APPROVAL', 'PAID'], by: 'invoice.control' },
  sendBack: { from: ['TO_CONTROL', 'TO_PAY'], to: ['TO_VERIFY', 'TO_CONTROL'], by: 'invoice.sendBack' },
  pay: { from: ['TO_PAY'], to: ['TO_PAY', 'PAID', 'EXPORTED'], by: 'invoice.pay' },
  reverse: { from: ['TO_PAY', 'PAID', 'EXPORTED'], to: ['TO_PAY'], by: 'invoice.reverse' },
  close: { from: ['EXPORTED'], to: ['PROCESSED'], by: 'invoice.close' },
  reject: { from: ['TO_VERIFY', 'TO_CONTROL', 'TO_PAY'], to: ['REJECTED'], by: 'invoice.reject', unlessPaid: true },
  relaunch: {
    from: ['EXCEPTION', 'TO_VERIFY', 'DUPLICATED'],
    to: ['PROCESSING'],
    by: 'invoice.relaunch',
    unlessPaid: true,
    setting: 'INVOICE_RELAUNCH_EXTRACTION',
  },
  enter: { from: ['EXCEPTION'], to: ['TO_VERIFY'], by: 'invoice.enter' },
  keep: { from: ['DUPLICATED'], to: ['TO_VERIFY'], by: 'invoice.resolveDuplicate' },
  discard: { from: ['DUPLICATED'], to: ['CANCELED'], by: 'invoice.resolveDuplicate' },
  cancel: {
    from: ['TO_VERIFY', 'TO_CONTROL', 'PENDING_APPROVAL', 'TO_PAY', 'EXCEPTION', 'DUPLICATED'],
    to: ['CANCELED'],
    by: 'invoice.cancel',
    unlessPaid: true,
  },
  delete: {
    from: ['CANCELED', 'REJECTED', 'DUPLICATED', 'EXCEPTION'],
    to: ['CANCELED', 'REJECTED', 'DUPLICATED', 'EXCEPTION'],
    by: 'invoice.delete',
    setting: 'INVOICE_DELETE_ACTION',
  },
};

/** What a person may ask, in the order the screens list it. */
export const PERSON_COMMANDS = [
  'verify',
  'enter',
  'split',
  'control',
  'sendBack',
  'pay',
  'reverse',
  'reject',
  'withdraw',
  'relaunch',
  'keep',
  'discard',
  'cancel',
  'close',
  'delete',
] as const satisfies readonly InvoiceCommandName[];

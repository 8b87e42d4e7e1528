import type { Lease } from '@comptoir/storage';
import type { Arrival } from '../intake/arrival/arrival.ts';
import type { IntakeSource, MailboxSettings } from '../intake/source/intake-source.ts';
import type { Mailbox, WaitingMessage } from './mailbox.ts';

export type MailSource = IntakeSource & MailboxSettings;

export interface TakenMessage {
  readonly source: MailSource;
  readonly mailbox: Mailbox;
  readonly lease: Lease;
  readonly message: WaitingMessage;
  readonly arrival: Arrival;
}

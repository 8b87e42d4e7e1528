import type { Delivery } from '../mails/smtp.ts';

/** Short messages out. `to` is E.164. */
export interface Sms {
  deliver(message: { readonly to: string; readonly text: string }): Promise<Delivery>;
}

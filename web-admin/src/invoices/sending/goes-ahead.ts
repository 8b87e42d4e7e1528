import type { StaffCommand } from '../commands/shown-commands.ts';
import type { AmountsCheck } from '../form/check-amounts.ts';
import { isMissing } from '../form/doubts.ts';
import type { InvoiceForm } from '../form/invoice-form.ts';

/** Work of the day that is given one after the other, and hardly ever refused. */
const ONE_AFTER_THE_OTHER: readonly StaffCommand[] = ['verify', 'control'];

/**
 * Whether the next invoice may be shown before a command was answered: only where nothing speaks for its being refused.
 * What lacks a value or does not add up is waited for, with the invoice in view.
 */
export function goesAhead(command: StaffCommand, form: InvoiceForm, { disagreements }: AmountsCheck): boolean {
  if (!ONE_AFTER_THE_OTHER.includes(command)) return false;
  return command !== 'verify' || (disagreements.length === 0 && !isMissing(form));
}

import { type InvoiceForm, isTouched, rebase } from '../form/invoice-form.ts';

/** A form as a person left it, over the version of the invoice that it was filled from. */
export interface Draft {
  readonly version: number;
  readonly base: InvoiceForm;
  readonly form: InvoiceForm;
}

/** A draft with another form; undefined where nothing in it is the person's own any more. */
export const changedTo = (draft: Draft, form: InvoiceForm): Draft | undefined =>
  isTouched(draft.base, form) ? { ...draft, form } : undefined;

/**
 * What is left of a draft once the invoice took a form: what was typed since that was sent.
 * @param sent the form that was taken
 * @param after the invoice with it
 */
export const afterTaking = (draft: Draft, sent: InvoiceForm, after: Draft): Draft | undefined =>
  changedTo(after, rebase(draft.form, sent, after.base));

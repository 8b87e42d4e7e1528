import type { InvoiceDetail } from '@comptoir/contracts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { afterTaking, changedTo, type Draft } from '../drafts/draft.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { formOf, type InvoiceForm, rebase } from '../form/invoice-form.ts';

export interface InvoiceFormState extends Draft {
  /** Something in it is the person's own, and not the invoice's yet. */
  readonly touched: boolean;
  /** It was so when the desk was taken up: typed before, and left. */
  readonly isBack: boolean;
  /** The invoice moved on while something was typed; nothing is overwritten until the person says so. */
  readonly stale: boolean;
  change(next: (form: InvoiceForm) => InvoiceForm): void;
  /** Takes the invoice as it is now, with or without what was typed. */
  reload(keep: boolean): void;
  /**
   * A form was taken: it is no longer the person's own, only what was typed since is.
   * @param after the invoice with it, where it is known
   */
  settle(sent: InvoiceForm, after: Pick<InvoiceDetail, 'version' | 'content'> | undefined): void;
}

/** The form over an invoice that may change under it. What is typed is a draft that outlives the desk, until it is taken. */
export function useInvoiceForm(
  { id, version, content }: Pick<InvoiceDetail, 'id' | 'version' | 'content'>,
  mark: ',' | '.',
): InvoiceFormState {
  const drafts = useDrafts();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(id));
  const [isBack] = useState(draft !== undefined);
  const base = useMemo(() => formOf(content, mark), [content, mark]);
  const [taken, setTaken] = useState<Draft>();
  // What was taken stands until the invoice has come with it.
  const idle: Draft = taken && taken.version > version ? taken : { version, base, form: base };
  const change = (next: (form: InvoiceForm) => InvoiceForm) => {
    const now = drafts.of(id) ?? idle;
    drafts.put(id, changedTo(now, next(now.form)));
  };
  const reload = (keep: boolean) => {
    const now = drafts.of(id);
    const fresh = { version, base, form: base };
    drafts.put(id, now && keep ? changedTo(fresh, rebase(now.form, now.base, base)) : undefined);
  };
  const settle: InvoiceFormState['settle'] = (sent, invoice) => {
    const form = invoice ? formOf(invoice.content, mark) : sent;
    const after = { version: invoice?.version ?? version + 1, base: form, form };
    const now = drafts.of(id);
    setTaken(after);
    if (now) drafts.put(id, afterTaking(now, sent, after));
  };
  const touched = draft !== undefined;
  return { ...(draft ?? idle), touched, isBack, stale: touched && draft.version !== version, change, reload, settle };
}

import type { InvoiceDetail } from '@comptoir/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formOf, type InvoiceForm, isTouched, rebase } from '../form/invoice-form.ts';
import type { Draft } from '../sending/sendings.ts';

export interface InvoiceFormState extends Draft {
  readonly touched: boolean;
  /** The invoice moved on while something was typed; nothing is overwritten until the person says so. */
  readonly stale: boolean;
  change(next: (form: InvoiceForm) => InvoiceForm): void;
  /** Takes the invoice as it is now, with or without what was typed. */
  reload(keep: boolean): void;
  /** What was typed was taken: it is no longer the person's own. */
  settle(): void;
}

/**
 * The form over an invoice that may change under it.
 * @param kept what was typed into it before, and is not the invoice's yet
 */
export function useInvoiceForm(detail: InvoiceDetail, mark: ',' | '.', kept?: Draft): InvoiceFormState {
  const { version, content } = detail;
  const fresh = useMemo(() => formOf(content, mark), [content, mark]);
  const [state, setState] = useState<Draft>(kept ?? { version, base: fresh, form: fresh });
  const touched = isTouched(state.base, state.form);
  useEffect(() => {
    setState((now) =>
      now.version === version || isTouched(now.base, now.form) ? now : { version, base: fresh, form: fresh },
    );
  }, [version, fresh]);
  const change = useCallback(
    (next: (form: InvoiceForm) => InvoiceForm) => setState((now) => ({ ...now, form: next(now.form) })),
    [],
  );
  const reload = useCallback(
    (keep: boolean) =>
      setState((now) => ({ version, base: fresh, form: keep ? rebase(now.form, now.base, fresh) : fresh })),
    [version, fresh],
  );
  const settle = useCallback(() => setState((now) => ({ ...now, base: now.form })), []);
  useEffect(() => {
    if (!touched) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [touched]);
  return { ...state, touched, stale: state.version !== version && touched, change, reload, settle };
}

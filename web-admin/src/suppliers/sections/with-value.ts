import type { SupplierDraft } from '../supplier-draft.ts';

/** The draft with one of the supplier's own values changed. */
export const withValue = (draft: SupplierDraft, name: keyof SupplierDraft['values'], value: string): SupplierDraft => ({
  ...draft,
  values: { ...draft.values, [name]: value },
});

import type { SupplierDraft } from '../supplier-draft.ts';

/** What each section of the form works on. */
export interface SectionProps {
  readonly draft: SupplierDraft;
  /** What is wrong, by the field's name: `iban`, `address.city`, `contacts.0.email`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (draft: SupplierDraft) => void;
}

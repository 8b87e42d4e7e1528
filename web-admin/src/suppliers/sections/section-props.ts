import type { SupplierDraft } from '../supplier-draft.ts';
import type { SupplierFiles } from '../supplier-files.ts';

/** What each section of the form works on. */
export interface SectionProps {
  readonly draft: SupplierDraft;
  /** What is wrong, by the field's name: `iban`, `address.city`, `contacts.0.email`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (draft: SupplierDraft) => void;
}

/** What a section with a file works on. */
export interface FileSectionProps {
  readonly files: SupplierFiles;
  readonly onFiles: (files: SupplierFiles) => void;
}

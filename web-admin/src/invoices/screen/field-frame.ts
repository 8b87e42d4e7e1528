import type { ReadField } from '@comptoir/contracts';
import { createContext, useContext } from 'react';
import type { AmountsCheck } from '../form/check-amounts.ts';
import type { Doubtable } from '../form/doubts.ts';
import type { InvoiceForm } from '../form/invoice-form.ts';

/** An input; a select gives no more of itself than this. */
export type Focusable = Pick<HTMLElement, 'focus'>;

/** What each field of the screen shares: the form, what was read, and who has the focus. */
export interface FieldFrame {
  readonly form: InvoiceForm;
  readonly base: InvoiceForm;
  readonly editable: boolean;
  readonly doubts: readonly Doubtable[];
  /** Problems by field, worded. */
  readonly problems: Readonly<Record<string, string>>;
  /** What adds up and what does not, and by how much it may disagree. */
  readonly check: AmountsCheck;
  readonly tolerance: string;
  readOf(field: string): ReadField | undefined;
  goTo(field: string): void;
  change(next: (form: InvoiceForm) => InvoiceForm): void;
  onFocus(field: string): void;
  /** Keeps the input of a field, for the keys that jump to it. */
  register(field: string): (input: Focusable | null) => void;
}

export const FieldFrameContext = createContext<FieldFrame | undefined>(undefined);

export function useFieldFrame(): FieldFrame {
  const frame = useContext(FieldFrameContext);
  if (!frame) throw new Error('useFieldFrame outside the invoice screen');
  return frame;
}

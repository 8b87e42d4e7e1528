import type { ReadField, SupplierKnownBy } from '@comptoir/contracts';
import { createContext, useContext } from 'react';
import type { AmountsCheck } from '../form/check-amounts.ts';
import type { Doubt } from '../form/doubts.ts';
import type { InvoiceForm } from '../form/invoice-form.ts';
import type { Offers } from './use-offers.ts';

/** An input; a select gives no more of itself than this. */
export type Focusable = Pick<HTMLElement, 'focus'>;

/** A value as it was seen on the document; one that a person chose among others has neither source nor confidence. */
export type SeenValue = Pick<ReadField, 'value' | 'page' | 'box'> & Partial<Pick<ReadField, 'source' | 'confidence'>>;

/** Lines drawn at first, and at a time. */
export const LINES_AT_FIRST = 50;

/** What each field of the screen shares: the form, what was read, and who has the focus. */
export interface FieldFrame {
  readonly form: InvoiceForm;
  readonly base: InvoiceForm;
  readonly editable: boolean;
  /** By what the supplier is known that the form was filled with. */
  readonly supplierKnownBy: SupplierKnownBy | undefined;
  readonly doubts: readonly Doubt[];
  /** Problems by field, worded. */
  readonly problems: Readonly<Record<string, string>>;
  /** What adds up and what does not, and by how much it may disagree. */
  readonly check: AmountsCheck;
  readonly tolerance: string;
  /** What was read for a field. */
  readOf(field: string): SeenValue | undefined;
  /** What a person drew or chose for it on the page, the last time. */
  drawnAt(field: string): SeenValue | undefined;
  /** What else the pages offer. */
  readonly offers: Offers;
  /** How many lines are drawn: an invoice of two thousand must not make typing slow. */
  readonly linesShown: number;
  showLines(count: number): void;
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

import type { OtherValue, ReadingEvidence } from '@comptoir/contracts';
import { useEffect, useRef, useState } from 'react';
import { FORM_FIELDS } from '../form/invoice-form.ts';

interface OffersParts {
  readonly evidence: ReadingEvidence | undefined;
  /** Puts what was chosen in its place. */
  readonly onPick: (field: string, other: OtherValue) => void;
  /** Where the focus goes back to. */
  readonly onClosed: (field: string) => void;
}

/** A list of other values that is open, and under what. */
export interface OpenOffers {
  readonly field: string;
  readonly anchor: HTMLElement;
  readonly others: readonly OtherValue[];
}

export interface Offers {
  of(field: string): readonly OtherValue[];
  readonly open: OpenOffers | undefined;
  /** The one that a person looks at in the list: it is lit on the page. */
  readonly lit: OtherValue | undefined;
  show(field: string | undefined, anchor: HTMLElement | null): void;
  look(other: OtherValue): void;
  pick(other: OtherValue): void;
  close(): void;
}

/** What else the pages offer for a field, as a list to choose from. */
export function useOffers({ evidence, onPick, onClosed }: OffersParts): Offers {
  const [open, setOpen] = useState<OpenOffers>();
  const [lit, setLit] = useState<OtherValue>();
  const of = (field: string) => evidence?.others[field] ?? [];
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (open || closed.current === undefined) return;
    onClosed(closed.current);
    closed.current = undefined;
  });
  const close = () => {
    closed.current = open?.field;
    setOpen(undefined);
    setLit(undefined);
  };
  return {
    of,
    open,
    lit,
    show(field, anchor) {
      const known = FORM_FIELDS.find((name) => name === field);
      const others = known ? of(known) : [];
      if (known && anchor && others.length > 0) setOpen({ field: known, anchor, others });
    },
    look: setLit,
    pick(other) {
      if (open) onPick(open.field, other);
      close();
    },
    close,
  };
}

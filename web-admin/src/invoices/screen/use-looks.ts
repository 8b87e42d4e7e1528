import { useState } from 'react';
import type { InvoiceForm } from '../form/invoice-form.ts';
import { lastingPlace } from '../form/places.ts';
import type { SeenValue } from './field-frame.ts';

interface Looked {
  /** The form as it was read, that was looked at. */
  readonly base: InvoiceForm;
  /** Lasting places. */
  readonly seen: ReadonlySet<string>;
  readonly drawn: Readonly<Record<string, SeenValue>>;
}

export interface Looks {
  /** The lasting places that the person was at and left as they are, or filled from the page. */
  readonly seen: ReadonlySet<string>;
  see(place: string): void;
  /** What was drawn or chosen for a place, the last time. */
  drawnAt(place: string): SeenValue | undefined;
  /** @param lasting a lasting place: it may be told of after rows came or went */
  draw(lasting: string, value: SeenValue): void;
}

/** What a person has looked at and drawn. What is read anew is looked at anew: none of it holds for another base. */
export function useLooks(base: InvoiceForm, form: InvoiceForm): Looks {
  const [looked, setLooked] = useState<Looked>({ base, seen: new Set(), drawn: {} });
  if (looked.base !== base) setLooked({ base, seen: new Set(), drawn: {} });
  const seeing = (now: Looked, lasting: string): Looked => ({ ...now, seen: new Set([...now.seen, lasting]) });
  return {
    seen: looked.seen,
    see: (place) => setLooked((now) => seeing(now, lastingPlace(form, place))),
    drawnAt: (place) => looked.drawn[lastingPlace(form, place)],
    draw: (lasting, value) =>
      setLooked((now) => ({ ...seeing(now, lasting), drawn: { ...now.drawn, [lasting]: value } })),
  };
}

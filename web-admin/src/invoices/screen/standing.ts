import { isAsRead } from '../form/as-read.ts';
import type { SeenValue } from './field-frame.ts';

/** What is known of the value that stands in a field. */
export interface Standing {
  /** Where on the page it was seen; absent where it is not what was seen. */
  readonly seen?: SeenValue;
  /** It came with the invoice, and is not what was read: a person corrected it then. */
  readonly isCorrected: boolean;
  /** What came with the invoice, where something else stands there. */
  readonly before?: { readonly value: string; readonly wasRead: boolean };
}

interface Known {
  readonly value: string;
  /** The value that came with the invoice. */
  readonly base: string;
  readonly read: SeenValue | undefined;
  /** What was drawn for it on the page, the last time. */
  readonly drawn: SeenValue | undefined;
}

/** A value wears a source only while it is what was seen there; what it took the place of can be had back. */
export function standingOf(field: string, { value, base, read, drawn }: Known): Standing {
  const seen = [drawn, read].find((each) => each && isAsRead(field, value, each.value));
  const isChanged = !isAsRead(field, value, base);
  return {
    ...(seen && { seen }),
    isCorrected: !isChanged && !seen && read !== undefined && value.trim() !== '',
    ...(isChanged &&
      base.trim() !== '' && {
        before: { value: base, wasRead: read !== undefined && isAsRead(field, base, read.value) },
      }),
  };
}

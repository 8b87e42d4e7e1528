import type { PageRange } from '@comptoir/contracts';

/** What a cutting process is asked. */
export interface CutPages {
  readonly bytes: Uint8Array;
  readonly parts: readonly PageRange[];
}

export type CutPagesAnswer =
  /** `pages` is how many the file has; the parts are as many and in the order that was asked. */
  | { readonly kind: 'parts'; readonly pages: number; readonly parts: readonly Uint8Array[] }
  /** They do not cover each page once, in order. */
  | { readonly kind: 'ranges'; readonly pages: number }
  | { readonly kind: 'uncuttable' };

/** All parts together. Pages that share what they are drawn with have it each in its own file. */
export const MOST_BYTES = 60_000_000;

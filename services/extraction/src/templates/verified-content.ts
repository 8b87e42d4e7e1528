import type { ReadingFieldName, ReadLine } from '@comptoir/contracts';

/**
 * What a person verified: values as in a Reading (dates YYYY-MM-DD, amounts as decimal strings). null says that the
 * invoice has none; what is left out says nothing.
 */
export type VerifiedContent = {
  readonly fields: { readonly [name in ReadingFieldName]?: string | null };
  /** Left out where nobody looked at the lines. */
  readonly lines?: readonly ReadLine[];
};

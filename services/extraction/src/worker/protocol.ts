import type { Reading, ReadingRefusal } from '@comptoir/contracts';
import type { ReadLimits } from '../read/limits.ts';
import type { ReadOptions } from '../read/read-document.ts';

/** What is to be read: a file the process may open itself, or its bytes. */
export type ReadInput = { readonly path: string } | { readonly bytes: Uint8Array };

/** Parent to child. */
export type ReadRequest = {
  readonly input: ReadInput;
  readonly options: ReadOptions;
  readonly limits: ReadLimits;
};

/**
 * Child to parent. A failure is a bug or a broken machine, a refusal is the document's. A process that is `spent`
 * reads no more: the document brought an engine down.
 */
export type ReadAnswer =
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'refusal'; readonly code: ReadingRefusal; readonly message: string; readonly spent?: true }
  | { readonly kind: 'failure'; readonly message: string; readonly spent?: true };

import type { Reading, ReadingRefusal } from '@comptoir/contracts';
import type { ReadLimits } from '../read/limits.ts';
import type { ReadOptions } from '../read/read-document.ts';

/** What is to be read: a file the process may open itself, or its bytes. */
export type ReadInput = { readonly path: string } | { readonly bytes: Uint8Array };

/** Parent to child. */
export type ReadRequest = {
  readonly id: number;
  readonly input: ReadInput;
  readonly options: ReadOptions;
  readonly limits: ReadLimits;
};

/**
 * Child to parent: `ready` once, then one answer a request. A failure is a bug or a broken machine, a refusal is the
 * document's. A process that is `spent` reads no more: the document brought an engine down.
 */
export type ReadAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reading'; readonly id: number; readonly reading: Reading }
  | {
      readonly kind: 'refusal';
      readonly id: number;
      readonly code: ReadingRefusal;
      readonly message: string;
      readonly spent?: true;
    }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string; readonly spent?: true };

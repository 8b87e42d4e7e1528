import type { ReadingRefusal } from '@comptoir/contracts';
import type { ReadLimits } from '../read/limits.ts';
import type { ReadOptions, SeenReading } from '../read/read-options.ts';
import type { Template } from '../templates/template.ts';
import type { VerifiedContent } from '../templates/verified-content.ts';

/** What is to be read: a file the process may open itself, or its bytes. */
export type ReadInput = { readonly path: string } | { readonly bytes: Uint8Array };

/** Parent to child: a document to read, or to draft a template of by what was verified of it. */
export type ReadRequest = { readonly input: ReadInput; readonly limits: ReadLimits } & (
  | { readonly kind: 'read'; readonly options: ReadOptions }
  | { readonly kind: 'learn'; readonly verified: VerifiedContent }
);

/**
 * Child to parent. A failure is a bug or a broken machine, a refusal is the document's. A process that is `spent`
 * reads no more: the document brought an engine down.
 */
export type ReadAnswer =
  | { readonly kind: 'reading'; readonly reading: SeenReading }
  /** Without a template where the pages give none. */
  | { readonly kind: 'learned'; readonly template?: Template }
  | { readonly kind: 'refusal'; readonly code: ReadingRefusal; readonly message: string; readonly spent?: true }
  | { readonly kind: 'failure'; readonly message: string; readonly spent?: true };

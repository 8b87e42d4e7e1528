import type { Finding } from '@comptoir/contracts';
import type { ReadLimits } from '../../read/limits.ts';
import type { ReadInput } from '../../worker/protocol.ts';

/** Parent to child. */
export type CheckRequest = { readonly input: ReadInput; readonly limits: ReadLimits };

/** Child to parent: what was found, or why nothing can be said. */
export type CheckAnswer =
  | { readonly kind: 'findings'; readonly findings: Finding[] }
  | { readonly kind: 'failure'; readonly message: string; readonly spent: boolean };

import type { SourceStanding } from '../source/intake-source.ts';
import type { Outcome } from './arrival.ts';

/** What an arrival adds to what its source has had. One that had come before adds nothing. */
export function countsOf({ files, refusal, repeated }: Outcome): SourceStanding['counts'] {
  if (repeated) return { handled: 0, taken: 0, refused: 0 };
  const taken = files.filter(({ documentId }) => documentId !== undefined).length;
  return { handled: 1, taken, refused: refusal !== undefined ? 1 : files.length - taken };
}

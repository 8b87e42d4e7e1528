import type { Meaning } from './vocabulary/phrase.ts';
import type { PhraseSense } from './vocabulary/senses.ts';

/** A phrase of the vocabulary found in a cell: words `from` (inclusive) to `to` (exclusive). */
export type Label = {
  readonly phrase: string;
  readonly senses: readonly PhraseSense[];
  readonly from: number;
  readonly to: number;
  /** A colon or the like stands behind it, or nothing at all: it announces a value. */
  readonly announces: boolean;
};

/** How surely a label means this; 0 where it cannot. */
export function weightOf(label: Label, meaning: Meaning): number {
  return label.senses.find((sense) => sense.meaning === meaning)?.weight ?? 0;
}

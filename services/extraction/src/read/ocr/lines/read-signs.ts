import type { Tensors } from './net.ts';

/** A sign of a line, how probable it is, and the step from the left at which it was seen. */
export type Sign = { readonly text: string; readonly probability: number; readonly step: number };

/** The class of a step that shows no sign, or the one before again. */
const BLANK = 0;

/**
 * A line as its likeliest signs: of each step the likeliest class, one that follows itself taken once (connectionist temporal
 * classification, Graves et al. 2006). `dims` are one line, its steps and the classes; those behind the blank are `alphabet`.
 */
export function readSigns({ values, dims }: Tensors, alphabet: readonly string[]): Sign[] {
  const [, steps = 0, classes = 0] = dims;
  const read: Sign[] = [];
  let before = BLANK;
  for (let step = 0; step < steps; step++) {
    let [best, probability] = [BLANK, 0];
    for (let at = 0; at < classes; at++) {
      const value = values[step * classes + at] ?? 0;
      if (value > probability) [best, probability] = [at, value];
    }
    if (best !== BLANK && best !== before) read.push({ text: alphabet[best - 1] ?? '', probability, step });
    before = best;
  }
  return read;
}

import type { ReadField, ReadingFieldName } from '@comptoir/contracts';
import { fractionBox, type Word } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { sameValue } from './compare-reading.ts';
import type { Sighting } from './find-by-anchors.ts';

/** What nothing but its place speaks for is never certain. */
export const UNPROVED = 0.7;
/** A label that was learned and is not there: what the generic reader found instead is not certain. */
export const NOT_ANNOUNCED = 0.85;

/** A value where the template saw it, with how sure its place makes it and what the recogniser thought of its words. */
export function toField(text: DocumentText, { at }: Sighting, confidence: number, isProved = false): ReadField {
  const page = text.pages.find((one) => one.number === at.cell.page);
  return {
    value: at.value.slice(0, 2000),
    confidence: atMost(0.99, confidence * trust(at.cell.words.slice(at.from, at.to), isProved)),
    source: 'template',
    page: at.cell.page,
    ...(page && { box: fractionBox(at.box, page) }),
  };
}

/** What the recogniser thought of the words, softened: it doubts more than it errs, and sums prove it right. */
function trust(words: readonly Word[], isProved: boolean): number {
  const least = Math.min(1, ...words.map((word) => word.confidence));
  if (least >= 1) return 1;
  return isProved ? 0.9 + 0.1 * least : 0.6 + 0.35 * least;
}

/** How sure one of a field's sightings is: by how well it stands to its labels, and how far behind another value is. */
export function confidenceOf(chosen: Sighting, sightings: readonly Sighting[]): number {
  const rival = sightings.find(({ at }) => at.value !== chosen.at.value);
  const lead = chosen.score - (rival?.score ?? 0);
  const base = chosen.score >= 0.68 ? 0.96 : chosen.score >= 0.6 ? 0.91 : chosen.score >= 0.45 ? 0.8 : 0.55;
  return lead < 0.06 ? Math.min(base, 0.75) : base;
}

/** What both say is surer than either; where they differ the template's place decides if it is good. */
export function agreeing(name: ReadingFieldName, own: ReadField, generic: ReadField | undefined): ReadField {
  if (!generic) return own;
  if (sameValue(name, own.value, generic.value))
    return {
      ...own,
      confidence: Math.max(atMost(0.99, 1 - (1 - own.confidence) * (1 - 0.5 * generic.confidence)), generic.confidence),
    };
  if (own.confidence >= UNPROVED || own.confidence >= generic.confidence) return own;
  return { ...generic, confidence: Math.min(NOT_ANNOUNCED, generic.confidence) };
}

export function capped(field: ReadField | undefined, most: number): ReadField | undefined {
  return field && { ...field, confidence: Math.min(most, field.confidence) };
}

const atMost = (most: number, confidence: number) => Math.round(1000 * Math.min(most, confidence)) / 1000;

import type { ReadField, ReadFields } from '@comptoir/contracts';
import { fractionBox, type PageText } from '../page-model.ts';
import { type Candidate, givenAs } from './candidate.ts';
import type { DocumentText } from './text/document-text.ts';

/** A value below this is worth less than none. */
const LEAST_CONFIDENCE = 0.35;
/** Makes fields of what was found on some pages: with its place, and none of what is hardly believed. */
export const fieldsOn =
  (pages: readonly PageText[], text: DocumentText) =>
  (found: Candidate | undefined): ReadField | undefined => {
    if (!found || found.score < LEAST_CONFIDENCE) return undefined;
    const page = pages.find((one) => one.number === found.page);
    return {
      value: givenAs(found).slice(0, LONGEST),
      confidence: rounded(found.score),
      source: page?.source ?? text.source,
      page: found.page,
      ...(page && { box: fractionBox(found.box, page) }),
    };
  };
/** In letters. */
const LONGEST = 2000;

/** The same of several, by their names. */
export function mapped<K extends string>(
  found: Readonly<Record<K, Candidate | undefined>>,
  field: (one: Candidate | undefined) => ReadField | undefined,
): Record<K, ReadField | undefined> {
  return Object.fromEntries(
    Object.entries<Candidate | undefined>(found).map(([name, one]) => [name, field(one)]),
  ) as Record<K, ReadField | undefined>;
}

/** Those that were found. */
export function withoutAbsent(fields: { [name in keyof ReadFields]: ReadField | undefined }): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function rounded(confidence: number): number {
  return Math.round(1000 * Math.min(0.999, confidence)) / 1000;
}

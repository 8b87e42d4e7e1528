// What was read beside what is known, value by value.
import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import type { KnownDocument } from '../extraction/manifest.ts';
import { AMOUNT_DUE, answerOf, asCode, asName, JUDGES, type Judge } from '../extraction/score.ts';
import type { Sample } from './fit.ts';

/** A judged value: of which field, from which source, in which document. */
export interface JudgedValue extends Sample {
  readonly field: ReadingFieldName;
  readonly source: 'text' | 'ocr' | 'template';
  readonly document: KnownDocument;
}

/** Fields that the score leaves out and a person has to believe all the same. */
const MORE: readonly Judge[] = [
  AMOUNT_DUE,
  { field: 'typeCode', visible: '', answer: (known) => known.typeCode, agrees: asCode },
  { field: 'buyerName', visible: '', answer: (known) => known.buyer?.name, agrees: asName },
  { field: 'buyerVatNumber', visible: '', answer: (known) => known.buyer?.vatId, agrees: asCode },
  { field: 'bic', visible: '', answer: (known) => known.payeeBic, agrees: asCode },
];

/** An answer of several lines ('GLN …', a number, a name) holds more than its field: who reads the name alone is not wrong. */
const isFaulty = (answer: string): boolean => answer.trim().includes('\n');

/** Every value that was read from a page and whose answer is known. */
export function judgedValues(
  documents: readonly KnownDocument[],
  readings: ReadonlyMap<string, Reading>,
): JudgedValue[] {
  return documents.flatMap((document) =>
    [...JUDGES, ...MORE].flatMap((judge) => {
      const given = readings.get(document.file)?.fields[judge.field];
      const answer = judge.visible ? answerOf(document, judge) : judge.answer(document.groundTruth);
      if (!given || answer === undefined || answer === null || answer === '' || isFaulty(String(answer))) return [];
      const { source, confidence: score } = given;
      if (source !== 'text' && source !== 'ocr') return [];
      const isRight = judge.agrees(given.value, String(answer));
      return [{ field: judge.field, source, score, isRight, document }];
    }),
  );
}

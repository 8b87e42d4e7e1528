import type { Finding, ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';
import { MOST_UNDECIDED as UNDECIDED_DAY } from '../understand/dates/date-candidate.ts';
import { isCutIban } from '../understand/parties/accounts/bank.ts';
import { hasLegalForm } from '../understand/parties/names/party-names.ts';
import { DOUBTFUL_NUMBER } from '../understand/parties/vat-numbers/doubtful-numbers.ts';
import { ADDED_UP } from '../understand/totals/total-certainty.ts';
import type { Band, CalibrationTable } from './calibration-table.ts';
import { confidenceFrom } from './certainty.ts';
import { doubted } from './doubted.ts';
import { TABLE } from './table.ts';

/** A value with less was wrong more often than right, */
const MORE_OFTEN_WRONG = 0.5;
/** and it takes so many to say so: three wrong of four is no habit. */
const ENOUGH_TO_TELL = 5;

/**
 * Turns the reader's scores, which order values but are no chances, into confidences: how often values of such a score
 * were right on documents with known answers (`npm run calibrate`). Values of other sources (XML, a template) stay as
 * they are. What was recognised in a picture and is warned of (an IBAN that fails its check digits) is never certain, whatever
 * samples say: theirs are often made up, and a misread letter looks the same; nor is an account number, in print either, that is
 * shorter than its country's are. What was wrong more often than right is not given at all: it is worse than an empty field.
 */
export function withConfidence(
  fields: ReadFields,
  findings: readonly Finding[] = [],
  table: CalibrationTable = TABLE,
): ReadFields {
  const warned = new Set(findings.flatMap(({ severity, field }) => (severity === 'warning' && field ? [field] : [])));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const read = calibrated(name as ReadingFieldName, field, table);
      if (!read) return [];
      if (name === 'buyerName' && isByPlaceAlone(read))
        return [[name, { ...read, confidence: Math.min(BY_PLACE, read.confidence) }]];
      const isCut = name === 'iban' && read.source === 'text' && isCutIban(read.value);
      const isDoubted =
        isCut ||
        isNeverSure(name as ReadingFieldName, field) ||
        (read.source === 'ocr' && warned.has(name as ReadingFieldName));
      return [[name, isDoubted ? doubted(read) : read]];
    }),
  );
}

/**
 * What templates read, no surer than values of its score were measured to be right (`npm run calibrate`: one invoice taught, others of
 * its layout read). A score is never raised: the layouts that were measured are plainer than most.
 */
export function withTaughtConfidence(fields: ReadFields, { template = [] }: CalibrationTable = TABLE): ReadFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.source !== 'template') return [name, field];
      const band = bandOf(template, field.confidence);
      return [name, band ? { ...field, confidence: Math.min(field.confidence, confidenceFrom(band)) } : doubted(field)];
    }),
  );
}

const bandOf = (bands: readonly Band[] = [], score: number): Band | undefined =>
  bands.findLast(({ from }) => score >= from);

/** A buyer's name without a legal form is who stands where buyers do: a person, a department or a heading as well. */
const isByPlaceAlone = ({ source, value }: ReadField): boolean =>
  (source === 'text' || source === 'ocr') && !hasLegalForm(value);
/** Of 71 such names on invoices of strangers, certain by the samples, 51 were right at first sight. */
const BY_PLACE = 0.72;

/**
 * What rules give as possible and no more: another's number, a day of something else or in an order
 * that nothing tells, a VAT that adds up and that no label or rate tells. Such values were right on most of the samples,
 * so a table made of them takes no notice of the doubt; on other papers they were not.
 */
const NEVER_SURE: Readonly<Partial<Record<ReadingFieldName, number>>> = {
  supplierVatNumber: DOUBTFUL_NUMBER,
  issueDate: UNDECIDED_DAY,
  dueDate: UNDECIDED_DAY,
  vatTotal: ADDED_UP,
};
const isNeverSure = (name: ReadingFieldName, { value, source, confidence }: ReadField): boolean =>
  (source === 'text' || source === 'ocr') && confidence <= (NEVER_SURE[name] ?? 0) && !isNoVat(name, value);

/** That there is none is said by more than a sum. */
const isNoVat = (name: ReadingFieldName, value: string): boolean => name === 'vatTotal' && Number(value) === 0;

/** Undefined where values of this score were wrong more often than right. */
function calibrated(name: ReadingFieldName, field: ReadField, table: CalibrationTable): ReadField | undefined {
  const { source, confidence: score } = field;
  if (source !== 'text' && source !== 'ocr') return field;
  const band = bandOf(table[source][name], score);
  // What nothing was measured of, a field or so low a score, is never certain.
  if (!band) return doubted(field);
  const confidence = confidenceFrom(band);
  return confidence < MORE_OFTEN_WRONG && band.of >= ENOUGH_TO_TELL ? undefined : { ...field, confidence };
}

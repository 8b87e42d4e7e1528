import type { ReadField, ReadFields, ReadingFieldName } from '@comptoir/contracts';

/** The most that a value is worth which something speaks against, or of whose like nothing was measured: just not certain. */
export const DOUBTED = 0.89;

/** The same field, certain no more. */
export const doubted = (field: ReadField): ReadField => ({ ...field, confidence: Math.min(DOUBTED, field.confidence) });

/** The same fields, none of those that `isDoubted` says certain any more; without it, none at all. */
export const withoutCertainty = (
  fields: ReadFields,
  isDoubted: (name: ReadingFieldName, field: ReadField) => boolean = () => true,
): ReadFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isDoubted(name as ReadingFieldName, field) ? doubted(field) : field,
    ]),
  );

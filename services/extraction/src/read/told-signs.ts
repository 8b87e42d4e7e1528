import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import { CREDIT_WITH_MINUS } from './understand/findings.ts';

const SIGNED: readonly ReadingFieldName[] = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'];

/**
 * A reading for whoever takes its amounts with their signs. A credit note printed with a minus is a credit (EN 16931
 * counts it as positive) as often as a negative invoice, and nothing on the page tells which: of four such samples, alike
 * to the letter, two meant each. The portal counts a credit by its size and needs not know; anybody else would book one
 * of two with the wrong sign, so here those amounts are left out. The finding tells the size.
 */
export function withToldSigns<Read extends Reading>(reading: Read): Read {
  // What a template reads was verified with its sign.
  if (reading.template || !reading.findings.some(({ code }) => code === CREDIT_WITH_MINUS)) return reading;
  const fields = Object.fromEntries(
    Object.entries(reading.fields).filter(([name]) => !SIGNED.some((signed) => signed === name)),
  );
  return { ...reading, fields, level: reading.level === 'FULLY' ? 'PARTIALLY' : reading.level };
}

import type { ReadFields, ReadingFieldName } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';
import { hasRivalCurrency, isMoneyAbroad } from './currency-rivals.ts';
import { hasRivalDay } from './day-rivals.ts';
import { hasRivalNumber, isParted, isPartOfNumber } from './number-rivals.ts';
import { hasNearTotal, isNoughtBesideVat, isPartOfTotal } from './total-rivals.ts';

/**
 * The fields that something on the pages speaks against, however surely they were read: another value that would do as well, or
 * signs that the one that was read is not whole. None of them is certain. The samples, of some twenty programs, hardly ever print a
 * rival; of what seemed certain on 363 papers of strangers 19 of 38 wrong values had one, and 79 of 2,088 right ones. Another company's
 * name in law is no such sign: it stands on as many papers whose sender was read right.
 *
 * Of print alone, but for money that is not the seller's own and a number that may be half of one: what a recogniser makes of a picture has
 * rivals that are no more than misread, and of its certain values on papers of strangers none was wrong for one.
 * @param fields as they were scored
 */
export function rivalled(considered: Considered, fields: ReadFields): ReadonlySet<ReadingFieldName> {
  const isAbroad = isMoneyAbroad(considered, fields);
  const doubts: Readonly<Partial<Record<ReadingFieldName, boolean>>> =
    considered.text.source === 'text'
      ? doubtsOfPrint(considered, fields, isAbroad)
      : { currency: isAbroad, invoiceNumber: isParted(considered, fields) };
  return new Set((Object.keys(doubts) as ReadingFieldName[]).filter((name) => doubts[name]));
}

function doubtsOfPrint(
  considered: Considered,
  fields: ReadFields,
  isAbroad: boolean,
): Partial<Record<ReadingFieldName, boolean>> {
  return {
    invoiceNumber: isPartOfNumber(considered, fields) || hasRivalNumber(considered, fields),
    issueDate: hasRivalDay(considered, fields),
    currency: isAbroad || hasRivalCurrency(considered, fields),
    ...totalDoubts(considered, fields),
  };
}

function totalDoubts(considered: Considered, fields: ReadFields): Partial<Record<ReadingFieldName, boolean>> {
  const isPart = isPartOfTotal(considered, fields);
  const isNear = hasNearTotal(considered, fields);
  const isTaxed = isNoughtBesideVat(considered, fields);
  return {
    netTotal: isPart || isTaxed,
    vatTotal: isPart || isTaxed,
    grossTotal: isPart || isNear,
    amountDue: isPart || isNear,
  };
}

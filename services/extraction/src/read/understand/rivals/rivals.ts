import type { ReadFields, ReadingFieldName } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';
import { hasRivalCurrency, isMoneyAbroad } from './currency-rivals.ts';
import { hasRivalDay } from './day-rivals.ts';
import { hasRivalName } from './name-rivals.ts';
import { hasRivalNumber, isPartOfNumber } from './number-rivals.ts';
import { hasNearTotal, isNoughtBesideVat, isPartOfTotal } from './total-rivals.ts';

/**
 * The fields that something on the pages speaks against, however surely they were read: another value that would do as well, or
 * signs that the one that was read is not whole. None of them is certain. What is found first is often right, and the samples, of
 * some twenty programs, hardly ever print a rival; on papers of strangers, where one or two of a hundred values that seemed certain
 * were wrong, half of the wrong ones had one, and one in twenty of the right.
 *
 * Of print alone, but for money that is not the seller's own: what a recogniser makes of a picture has rivals that are no more than
 * misread, and of its certain values on papers of strangers none was wrong.
 * @param fields as they were scored
 */
export function rivalled(considered: Considered, fields: ReadFields): ReadonlySet<ReadingFieldName> {
  const isAbroad = isMoneyAbroad(fields);
  if (considered.text.source !== 'text') return new Set(isAbroad ? (['currency'] as const) : []);
  const doubts: Readonly<Partial<Record<ReadingFieldName, boolean>>> = {
    invoiceNumber: isPartOfNumber(considered, fields) || hasRivalNumber(considered, fields),
    issueDate: hasRivalDay(considered, fields),
    currency: isAbroad || hasRivalCurrency(considered, fields),
    supplierName: hasRivalName(considered, fields),
    ...totalDoubts(considered, fields),
  };
  return new Set((Object.keys(doubts) as ReadingFieldName[]).filter((name) => doubts[name]));
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

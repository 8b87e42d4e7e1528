import type { DuplicateReason, InvoiceStatus } from '@comptoir/contracts';
import type { Alike } from '../invoice/commands.ts';
import type { Duplicate, Predecessor } from '../invoice/state.ts';
import { certainKeys, type Fingerprint } from './fingerprint.ts';
import { isOneEditAway, plainNumber, writtenNumber } from './number.ts';

/** States of an invoice that counts: it was let through, and nobody refused it. */
export const LIVE: readonly InvoiceStatus[] = [
  'TO_VERIFY',
  'TO_CONTROL',
  'PENDING_APPROVAL',
  'TO_PAY',
  'PAID',
  'EXPORTED',
  'PROCESSED',
];
/** States of one that another may replace. */
export const ENDED: readonly InvoiceStatus[] = ['REJECTED', 'CANCELED'];

/**
 * Which of `others` the invoice doubles, with every reason, certain ones first; and which refused ones it may replace.
 * `relatedSuppliers` are other records of the same company: they share SIREN, VAT number or IBAN.
 * A pair that a person once kept apart stays apart.
 */
export function judgeDuplicates(
  subject: Fingerprint,
  others: readonly Fingerprint[],
  relatedSuppliers: readonly string[],
): Alike {
  const strangers = others.filter(({ invoiceId }) => invoiceId !== subject.invoiceId && invoiceId !== subject.partOf);
  const duplicates = strangers
    .filter((other) => LIVE.includes(other.status) && !areKeptApart(subject, other))
    .flatMap((other) => {
      const reasons = reasonsOf(subject, other, relatedSuppliers);
      return reasons.length > 0 ? [{ ...named(other), certain: reasons.some(isCertain), reasons }] : [];
    });
  const predecessors = strangers
    .filter((other) => ENDED.includes(other.status) && isNumberedAlike(subject, other))
    .map(named);
  return { duplicates: [...duplicates].sort(certainFirst), predecessors };
}

const isCertain = (reason: DuplicateReason): boolean => reason === 'SAME_FILE' || reason === 'SAME_NUMBER';

const certainFirst = (one: Duplicate, other: Duplicate): number => Number(other.certain) - Number(one.certain);

const areKeptApart = (one: Fingerprint, other: Fingerprint): boolean =>
  one.keptWith.includes(other.invoiceId) || other.keptWith.includes(one.invoiceId);

const isNumberedAlike = (one: Fingerprint, other: Fingerprint): boolean =>
  one.invoiceNumber !== undefined &&
  other.invoiceNumber !== undefined &&
  one.supplierId !== undefined &&
  one.supplierId === other.supplierId &&
  writtenNumber(one.invoiceNumber) === writtenNumber(other.invoiceNumber);

function reasonsOf(one: Fingerprint, other: Fingerprint, related: readonly string[]): DuplicateReason[] {
  const reasons: DuplicateReason[] = one.sha256 === other.sha256 ? ['SAME_FILE'] : [];
  if (one.typeCode !== other.typeCode) return reasons;
  if (one.supplierId === undefined || other.supplierId === undefined) return reasons;
  if (one.supplierId === other.supplierId) return [...reasons, ...sameSupplierReasons(one, other)];
  return related.includes(other.supplierId) && hasAlikeNumber(one, other)
    ? [...reasons, 'SAME_NUMBER_AT_RELATED_SUPPLIER']
    : reasons;
}

function sameSupplierReasons(one: Fingerprint, other: Fingerprint): DuplicateReason[] {
  const hasSameTotal =
    one.grossTotal !== undefined && one.grossTotal === other.grossTotal && one.currency === other.currency;
  const hasSameDate = one.issueDate !== undefined && one.issueDate === other.issueDate;
  const reasons: Array<[DuplicateReason, boolean]> = [
    ['SAME_NUMBER', shareNumberKey(one, other)],
    ['ALIKE_NUMBER', !shareNumberKey(one, other) && hasAlikeNumber(one, other)],
    ['NEAR_NUMBER_SAME_TOTAL', hasSameTotal && hasNearNumber(one, other)],
    ['SAME_TOTAL_AND_DATE', hasSameTotal && hasSameDate],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

function shareNumberKey(one: Fingerprint, other: Fingerprint): boolean {
  const [, mine] = certainKeys(one);
  const [, theirs] = certainKeys(other);
  return mine !== undefined && mine === theirs;
}

/** Numbering begins anew each year: known years must agree. */
function hasAlikeNumber(one: Fingerprint, other: Fingerprint): boolean {
  const [mine, theirs] = plainNumbers(one, other);
  if (!mine || mine !== theirs) return false;
  const [year, otherYear] = [one.issueDate?.slice(0, 4), other.issueDate?.slice(0, 4)];
  return year === undefined || otherYear === undefined || year === otherYear;
}

function hasNearNumber(one: Fingerprint, other: Fingerprint): boolean {
  const [mine, theirs] = plainNumbers(one, other);
  return Boolean(mine && theirs) && isOneEditAway(mine, theirs);
}

const plainNumbers = (one: Fingerprint, other: Fingerprint): [string, string] => [
  plainNumber(one.invoiceNumber ?? ''),
  plainNumber(other.invoiceNumber ?? ''),
];

function named({ invoiceId, invoiceNumber, supplierId }: Fingerprint): Predecessor {
  return {
    invoiceId,
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...(supplierId !== undefined && { supplierId }),
  };
}

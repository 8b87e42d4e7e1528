import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Parts } from './best-triple.ts';
import { isOverVat, type Proofs, type Triple } from './total-certainty.ts';
import { type Contender, LABELLED } from './total-contenders.ts';

/** As sure as a total that two labels name. */
export const GREATEST = 0.86;

/** 'Total', and what is due by a label over it. */
const PLAIN = 0.55;

/**
 * Whether what a label calls the total, or due, is the most money that the paper prints: the sum of everything on it is no part of it.
 * Not where an older balance is told, which may be in it, nor where a VAT below may be added to it; nor what is merely due, which an
 * older bill may be in unsaid, where a total, a net total or a VAT is told besides. A recogniser's figures
 * prove nothing by their size.
 * Of 199 such totals on papers of strangers 198 were right, 36 of which nothing else made certain; the other has a rival nearly as much.
 */
export const isGreatest = (
  triple: Triple,
  { anywhere, called }: Pick<Parts, 'anywhere' | 'called'>,
  page: Page,
): boolean => {
  const { gross } = triple;
  return (
    page.proofs.isPrinted === true &&
    gross !== undefined &&
    gross.score >= PLAIN &&
    anywhere.every(({ value }) => value.abs().lte(gross.value)) &&
    (isNamed(gross, called) || isAllThatIsTold(triple, called)) &&
    !isOverVat(triple) &&
    !page.evidence.some(({ scores, amount }) => (scores.otherAmount ?? 0) >= LABELLED && !amount.value.isZero())
  );
};

/** Whether it is called the total, and not what is due alone. */
const isNamed = (gross: Contender, called: readonly Contender[]): boolean =>
  called.some(({ value, score }) => score >= PLAIN && value.eq(gross.value));

const isAllThatIsTold = ({ net, vat }: Triple, called: readonly Contender[]): boolean =>
  !net && !vat && !called.some(({ score }) => score >= LABELLED);

type Page = { readonly evidence: readonly AmountEvidence[]; readonly proofs: Proofs };

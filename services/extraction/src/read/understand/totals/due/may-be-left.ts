import { type Contender, LABELLED } from '../total-contenders.ts';

type Named = Readonly<Record<'gross' | 'prepaid' | 'due', readonly Contender[]>>;

const isOnlyDue = (gross: Contender, named: Named): boolean => {
  const isNamed = (one: Contender) => one.score >= LABELLED && one.value.eq(gross.value);
  return named.due.some(isNamed) && !named.gross.some(isNamed);
};

/**
 * 'Fees 1,860.00, costs 145.75, payments -1,500.00, amount due 505.75': whether what is due is called no total, and may be what a payment
 * left of it, which stands right above. Not where that was of what a bill before came to, and is there too.
 */
export const mayBeLeft = (gross: Contender | undefined, named: Named, anywhere: readonly Contender[]): boolean =>
  gross !== undefined &&
  isOnlyDue(gross, named) &&
  named.prepaid.some(
    (paid) =>
      paid.score >= LABELLED &&
      !paid.value.isZero() &&
      isRightAbove(paid, gross) &&
      !paid.value.abs().eq(gross.value) &&
      !anywhere.some((one) => one.amount !== paid.amount && one.value.abs().eq(paid.value.abs())),
  );

const isRightAbove = ({ amount: { cell } }: Contender, { amount: { cell: lower } }: Contender): boolean =>
  cell.page === lower.page && cell.row < lower.row && lower.row - cell.row <= 2;

import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';
import { moneyOfNumber } from '../money/currency/currency-of-country.ts';

/** Whether the pages name another currency: amounts may be shown in one and asked for in the other. */
export const hasRivalCurrency = (
  { currencies }: Pick<Considered, 'currencies'>,
  { currency }: Pick<ReadFields, 'currency'>,
): boolean => currency !== undefined && currencies.some(({ value }) => value !== currency.value);

/** Whether a seller of one country charges in another's money: most do not, and a sign is soon misread. */
export function isMoneyAbroad({
  currency,
  supplierVatNumber,
}: Pick<ReadFields, 'currency' | 'supplierVatNumber'>): boolean {
  const own = supplierVatNumber && moneyOfNumber(supplierVatNumber.value);
  return currency !== undefined && own !== undefined && own !== currency.value;
}

import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';

/** Whether the pages name another currency: amounts may be shown in one and asked for in the other. */
export const hasRivalCurrency = (
  { currencies }: Pick<Considered, 'currencies'>,
  { currency }: Pick<ReadFields, 'currency'>,
): boolean => currency !== undefined && currencies.some(({ value }) => value !== currency.value);

import type { ReadFields } from '@comptoir/contracts';
import { type Candidate, givenAs } from '../candidate.ts';
import type { Considered } from '../considered.ts';
import { moneyOfNumber } from '../money/currency/currency-of-country.ts';

/** Whether sums are printed in another currency: amounts may be shown in one and asked for in the other. */
export const hasRivalCurrency = (
  { text, currencies }: Pick<Considered, 'text' | 'currencies'>,
  { currency }: Pick<ReadFields, 'currency'>,
): boolean => currency !== undefined && currencies.some((one) => one.value !== currency.value && isOfSum(text, one));

/** Whether a sign or a code stands with a sum: 'MAD' is a word of a name as well, and 'CAD.' a street. */
function isOfSum({ cells }: Considered['text'], { page, box }: Candidate): boolean {
  const home = cells.find((cell) => cell.page === page && cell.words.some((word) => isAt(word, box)));
  const at = home?.words.findIndex((word) => isAt(word, box)) ?? -1;
  const [before, own, behind] = [at - 1, at, at + 1].map((index) => home?.words[index]?.text ?? '');
  return /\d/.test(own ?? '') || [before, behind].some((beside) => SUM.test(beside ?? ''));
}

const isAt = (one: Candidate['box'], other: Candidate['box']): boolean => one.x0 === other.x0 && one.y0 === other.y0;
const SUM = /^\p{Sc}?-?\d[\d.,'’]*[.,]\d{1,2}\p{Sc}?$/u;

/** Whether a seller of one country charges in another's money: most do not, and a sign is soon misread. */
export function isMoneyAbroad(
  { vatNumbers }: Pick<Considered, 'vatNumbers'>,
  { currency, supplierVatNumber }: Pick<ReadFields, 'currency' | 'supplierVatNumber'>,
): boolean {
  const number = vatNumbers.find((one) => givenAs(one) === supplierVatNumber?.value)?.value ?? supplierVatNumber?.value;
  const own = number && moneyOfNumber(number);
  return currency !== undefined && own !== undefined && own !== currency.value;
}

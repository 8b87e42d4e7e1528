// The key by which a tax office knows an electronic invoice: who issued it, its number and its month, with a check digit over all of it.
import type { Box } from '../../page-model.ts';
import { boundsOf } from '../../page-model.ts';
import { type Candidate, candidate } from '../candidate.ts';
import type { SupplierAndBuyer } from '../parties/supplier-and-buyer.ts';
import { doubtedNumber } from '../parties/vat-numbers/doubtful-numbers.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';

/** Who issued an invoice, and its number, as its key says. */
export type AccessKey = {
  /** The issuer's tax number: digits alone. */
  readonly taxNumber: string;
  /** Digits alone, without noughts before them. */
  readonly number: string;
  readonly page: number;
  readonly box: Box;
};

type Form = {
  readonly digits: number;
  /** The greatest weight of the check digit: they go round from 2 to it, from the right. */
  readonly weights: number;
  /** What the check digit is where 11 less the remainder is 10. */
  readonly ten: number;
  readonly parts: RegExp;
};

/**
 * Brazil's 'chave de acesso' (Manual de Orientação do Contribuinte, NF-e 4.00, 2.2.6): state, year and month, CNPJ, model, series, number;
 * series from 890 on are written by the tax office, for who has no system of his own.
 * Ecuador's 'clave de acceso' (Ficha técnica de comprobantes electrónicos, tabla 1): day, kind, RUC, environment, series and number.
 * Paraguay's CDC (Manual técnico del SIFEN, 7.5): kind, RUC with its check digit, establishment, point and number.
 */
const FORMS: readonly Form[] = [
  { digits: 44, weights: 9, ten: 0, parts: /^[1-5]\d{3}(?:0[1-9]|1[0-2])(\d{14})(?:5[57]|6[2567])(?!89)\d{3}(\d{9})/ },
  { digits: 49, weights: 7, ten: 1, parts: /^[0-3]\d[01]\d20\d{2}0[1-7](\d{10}001)[12](\d{15})/ },
  { digits: 44, weights: 11, ten: 0, parts: /^0[1-8]0{0,4}([1-9]\d{4,8})(?<=^\d{11})(\d{13})[12]20\d{6}/ },
];

const LONGEST = Math.max(...FORMS.map(({ digits }) => digits));

/** The key that all keys on the pages agree with; undefined where there is none, or several. */
export function accessKeyOf({ cells }: DocumentText): AccessKey | undefined {
  const found = cells.flatMap(keysIn);
  const [first] = found;
  const isOne = found.every(({ taxNumber, number }) => taxNumber === first?.taxNumber && number === first.number);
  return isOne ? first : undefined;
}

/** Groups of figures that come to as many as a key has. */
function keysIn({ words, page }: Cell): AccessKey[] {
  return words.flatMap((_, from) => {
    let digits = '';
    for (let to = from; digits.length < LONGEST && FIGURES.test(words[to]?.text ?? ''); to++) {
      digits += words[to]?.text.replace(/\D/g, '');
      const parts = issuedIn(digits);
      if (parts) return [{ ...parts, page, box: boundsOf(words.slice(from, to + 1)) }];
    }
    return [];
  });
}
/** Figures, parted as tax numbers are where a key is printed in its parts. */
const FIGURES = /^\d[\d./-]*$/;

/** The issuer's tax number and the invoice's that a key's figures say; undefined where they are no key. */
export const issuedIn = (digits: string): Issued | undefined =>
  FORMS.map((form) => partsOf(digits, form)).find((one) => one !== undefined);

type Issued = Pick<AccessKey, 'taxNumber' | 'number'>;

function partsOf(digits: string, form: Form): Issued | undefined {
  const [, taxNumber, number] = digits.length === form.digits ? (form.parts.exec(digits) ?? []) : [];
  if (taxNumber === undefined || number === undefined || !isChecked(digits, form)) return undefined;
  return { taxNumber, number: withoutNoughts(number) };
}

/** Weighted modulo 11, over all digits but the last. */
function isChecked(digits: string, { weights, ten }: Form): boolean {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % (weights - 1))), 0);
  const check = 11 - (sum % 11);
  return Number(digits.at(-1)) === (check === 11 ? 0 : check === 10 ? ten : check);
}

/** As surely as check digits say something that stands elsewhere on the page too. */
const KEYED = 0.95;
/** What the key alone says. */
const KEY_ALONE = 0.9;

/** The parties, with the issuer's tax number where it is printed as the supplier's; by itself the key says it as well. */
export function issuedBy<Parties extends SupplierAndBuyer>(
  { taxNumber, page, box }: AccessKey,
  parties: Parties,
  numbers: readonly Candidate[],
): Parties {
  const isIssuers = (one: Candidate | undefined) => one !== undefined && digitsOf(one.value) === digitsOf(taxNumber);
  const printed = numbers.find(isIssuers);
  const other = isIssuers(parties.supplierVatNumber) ? undefined : parties.supplierVatNumber;
  const alone = { value: taxNumber, score: KEY_ALONE, page, box };
  // Somebody else's is printed in the place of the supplier's: one of the two was made up, or copied.
  const supplierVatNumber: Candidate = printed
    ? { ...printed, score: Math.max(KEYED, printed.score) }
    : other
      ? doubtedNumber(alone)
      : alone;
  const buyerVatNumber = isIssuers(parties.buyerVatNumber) ? other : parties.buyerVatNumber;
  return { ...parties, supplierVatNumber, buyerVatNumber };
}

/**
 * The invoice's number as it is printed ('000.220.311', '001-002-000012345', 'N.000047190'), in full where it is: 'SÉRIE 001' is no number
 * 000.000.001, nor is a page or a quantity. So short a number is left to its label.
 */
export function numbersOfKey({ number }: AccessKey, { cells }: DocumentText): Candidate[] {
  const found = cells.flatMap((cell) =>
    cell.words.flatMap((word) => {
      const printed = PRINTED.exec(word.text)?.[1] ?? '';
      return digitsOf(printed) === number ? [candidate(printed, KEYED, cell.page, [word])] : [];
    }),
  );
  const lengths = found.map(({ value }) => lengthOf(value));
  const longest = Math.max(...lengths);
  return longest < SHORT ? [] : found.filter((_, at) => lengths[at] === longest);
}
// One way alone to read each sign: a word of hundreds of them is told at once.
const PRINTED = /^(?:\W|N[or]?\W)*(\d(?:[\d.,-]*\d)?)\W*$/;
const SHORT = 4;
const lengthOf = (printed: string): number => printed.replace(/\D/g, '').length;

/** What a label says is the invoice's number, as the key has it; not sure where the key has another. */
export const withKey = (code: Candidate, { number }: AccessKey): Candidate => ({
  ...code,
  score: digitsOf(code.value) === number ? Math.max(KEYED, code.score) : Math.min(CONTRADICTED, code.score),
});
const CONTRADICTED = 0.5;

const digitsOf = (printed: string): string => withoutNoughts(printed.replace(/\D/g, ''));
const withoutNoughts = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

import { type Candidate, candidate } from '../../candidate.ts';
import { ownDollar } from '../../money/currency/dollars.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { US_STATE } from '../../text/us-states.ts';
import { isReceipt } from '../is-receipt.ts';

const UNITED_STATES = new RegExp(`\\b${US_STATE}\\.?\\s+\\d{5}(?:-\\d{4})?$`, 'u');

/** What only the tills of one country print: its tax, its register, what a receipt is called there, a postal code, its name. */
const PRINTED_IN: readonly (readonly [RegExp, string])[] = [
  [/\bPTU\b|\b(?:NIE)?FISKALNY\b|\bNIP\W{0,2}(?:PL)?\d{3}/u, 'PLN'],
  [/\b(?:TOP ?)?KDV\b|\bTOPLAM\b/u, 'TRY'],
  [/\bKVITTO\b|\bATT BETALA\b|\bKORTK[OÖ]P\b|\bSverige\b|\b55\d{4}-\d{4}\b/iu, 'SEK'],
  [/\bMVA\b|\b[AÅ] BETALE\b/u, 'NOK'],
  [/\bCVR\b|\bAT BETALE\b/u, 'DKK'],
  [/\bCELKEM\b|\bDI[CČ]\W{0,2}CZ/u, 'CZK'],
  [/\bNYUGTA\b|\bAD[OÓ]SZ[AÁ]M\b/u, 'HUF'],
  [/\bBON FISCAL\b|\bC\.?I\.?F\W{0,2}RO ?\d/u, 'RON'],
  [/\bSDN\.? ?BHD\b|\bMalaysia\b|\bKuala Lumpur\b|\bSelangor\b/iu, 'MYR'],
  [/\bSingapore\b|\bPTE\.? LTD\b/iu, 'SGD'],
  [/\bGSTIN\b|\b[CS]GST\b|\bFSSAI\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}\b/u, 'INR'],
  [/\bVAT\b.{0,12}\bGB ?\d{3}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u, 'GBP'],
  [UNITED_STATES, 'USD'],
];

/** Where it stands tells a till's money, not that it was read rightly. */
const BY_PLACE = 0.5;

/**
 * The money of a till's receipt that names none, by the country in which it was printed: unlike an invoice it is for who
 * stands there. Not where the paper names two countries.
 */
function currencyOfTill(text: DocumentText): Candidate | undefined {
  const told = PRINTED_IN.flatMap(([pattern, code]) => {
    const row = text.rows.find((one) => pattern.test(one.text));
    return row ? [toldBy(row, code)] : [];
  });
  const own = ownDollar(text)?.code;
  const [first] = told;
  if (first) return told.length === 1 && (own === undefined || own === first.value) ? first : undefined;
  const [row] = text.rows;
  return own && row ? toldBy(row, own) : undefined;
}

/** However faintly it was read: a misread word is hardly another country's. */
const toldBy = ({ page, cells }: TextRow, code: string): Candidate => {
  const words = cells.flatMap((cell) => cell.words);
  return { ...candidate(code, BY_PLACE, page, words), score: BY_PLACE };
};

/** A sign of money that is less sure is dirt as often: where a till stands tells more. */
const SIGN_ALONE = 0.5;
/** A bare '$' whose country one look alone tells, or none. */
const WHOSE = 0.7;
/**
 * The tax of Canada, Australia, New Zealand and Singapore, whose dollar it then is; of which, nothing tells. An invoice may
 * name it in a note on what is not charged.
 */
const TAX_OF_DOLLARS = /\bGST(?!\p{L})/u;
/** The United States: a state with its postal code or behind a town, the tax of their states. */
const AMERICAN = new RegExp(
  `${UNITED_STATES.source}|,\\s*${US_STATE}\\W*$|\\b(?:[Ss]ales|SALES) (?:[Tt]ax|TAX)\\b`,
  'u',
);

/**
 * The money of a page, of what its signs say and, where it is a till's receipt, of where that was printed. A bare dollar is
 * the United States' for sure where a look at it tells so, and nobody's where a look has a tax that they do not have.
 */
export function currenciesOfTill(named: readonly Candidate[], looks: readonly DocumentText[]): Candidate[] {
  const [text] = looks;
  const [first, ...others] = named;
  if (!text || !isReceipt(text)) return [...named];
  if (!first || first.score < SIGN_ALONE) {
    const told = currencyOfTill(text);
    return told ? [told, ...named.filter(({ value }) => value !== told.value)] : [...named];
  }
  const says = (pattern: RegExp) => looks.some((look) => look.rows.some((row) => pattern.test(row.text)));
  if (first.value !== 'USD' || says(/\bUSD\b|\bUS ?\$/u) || says(AMERICAN)) return [...named];
  const owns = looks.flatMap((look) => ownDollar(look)?.code ?? []);
  const score = owns.length > 0 || says(TAX_OF_DOLLARS) ? 0 : Math.min(WHOSE, first.score);
  return [{ ...first, score }, ...others];
}

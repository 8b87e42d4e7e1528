import { type Candidate, candidate } from '../candidate.ts';
import { ownDollar } from '../money/dollars.ts';
import type { DocumentText } from '../text/document-text.ts';
import { isReceipt } from './receipt.ts';

/** What only the tills of one country print: its tax, its register, what a receipt is called there, a postal code, its name. */
const PRINTED_IN: readonly (readonly [RegExp, string])[] = [
  [/\bPTU\b|\b(?:NIE)?FISKALNY\b|\bNIP\W{0,2}(?:PL)?\d{3}/u, 'PLN'],
  [/\b(?:TOP ?)?KDV\b|\bTOPLAM\b/u, 'TRY'],
  [/\bKVITTO\b|\bATT BETALA\b|\bKORTK[OÖ]P\b/iu, 'SEK'],
  [/\bMVA\b|\b[AÅ] BETALE\b/u, 'NOK'],
  [/\bCVR\b|\bAT BETALE\b/u, 'DKK'],
  [/\bCELKEM\b|\bDI[CČ]\W{0,2}CZ/u, 'CZK'],
  [/\bNYUGTA\b|\bAD[OÓ]SZ[AÁ]M\b/u, 'HUF'],
  [/\bBON FISCAL\b|\bC\.?I\.?F\W{0,2}RO ?\d/u, 'RON'],
  [/\bSDN\.? ?BHD\b|\bMalaysia\b|\bKuala Lumpur\b|\bSelangor\b/iu, 'MYR'],
  [/\bSingapore\b|\bPTE\.? LTD\b/iu, 'SGD'],
  [/\bGSTIN\b|\b[CS]GST\b|\bFSSAI\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}\b/u, 'INR'],
  [/\bVAT\b.{0,12}\bGB ?\d{3}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u, 'GBP'],
  [
    /\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?\s+\d{5}(?:-\d{4})?$/u,
    'USD',
  ],
];

/** Where it stands tells a till's money, not that it was read rightly. */
const BY_PLACE = 0.5;

/**
 * The money of a till's receipt that names none, by the country in which it was printed: unlike an invoice it is for who
 * stands there. Not where the paper names two countries.
 */
export function currencyOfTill(text: DocumentText): Candidate[] {
  if (!isReceipt(text)) return [];
  const told = PRINTED_IN.flatMap(([pattern, code]) => {
    const row = text.rows.find((one) => pattern.test(one.text));
    return row
      ? [
          candidate(
            code,
            BY_PLACE,
            row.page,
            row.cells.flatMap((cell) => cell.words),
          ),
        ]
      : [];
  });
  const own = ownDollar(text)?.code;
  const [first] = told;
  if (!first) {
    const [row] = text.rows;
    return own && row
      ? [
          candidate(
            own,
            BY_PLACE,
            row.page,
            row.cells.flatMap((cell) => cell.words),
          ),
        ]
      : [];
  }
  return told.length === 1 && (own === undefined || own === first.value) ? [{ ...first, score: BY_PLACE }] : [];
}

import { type Candidate, candidate } from '../../candidate.ts';
import { americanPlace } from '../../dates/american-places.ts';
import { isReceipt } from '../../receipts/is-receipt.ts';
import type { DocumentText } from '../../text/document-text.ts';

/** Countries whose money is the euro (European Commission, since Bulgaria joined on 1 January 2026). */
const EURO = 'AT BE BG CY DE EE ES FI FR GR EL HR IE IT LT LU LV MT NL PT SI SK MC SM VA AD'.split(' ');
/** Countries of ISO 3166 with a money of their own, by ISO 4217. */
const OWN: Readonly<Record<string, string>> = {
  GB: 'GBP',
  XI: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  TR: 'TRY',
  TN: 'TND',
  CA: 'CAD',
};
/** Canada's number for its goods and services tax, which has no letters of the country. */
const CANADIAN = /^\d{9} ?RT ?\d{4}$/;

/** Registers and numbers that only countries of the euro have: France, Italy, Germany and Austria, the Netherlands. */
const EURO_REGISTERS = /^(?:siret|siren|p\.? ?iva|kvk|ust-?id(?:nr|-nr)?\.?|steuernummer|finanzamt|hrb)\W*$/i;
/** Numbers of who is taxed that one country has: India's for its goods and services tax, Brazil's, Argentina's. */
const REGISTERS: readonly (readonly [RegExp, string])[] = [
  [EURO_REGISTERS, 'EUR'],
  [/^gstin(?:\/uin)?\W*$|^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/i, 'INR'],
  [/^CNPJ(?:\/CPF)?\W*$/, 'BRL'],
  [/^(?:C\.U\.I\.T\.?|CUIT):?$/, 'ARS'],
];

/** No page says it: an account or a VAT number tells the country alone, and one may invoice in another money. */
const BY_COUNTRY = 0.5;

/** The money of the country that a VAT number begins with; undefined where it begins with none that is known. */
export function moneyOfNumber(vatNumber: string): string | undefined {
  const [, country = ''] = /^([A-Z]{2})(?:E-?)?\d/.exec(vatNumber.toUpperCase()) ?? [];
  return EURO.includes(country) ? 'EUR' : OWN[country];
}

/**
 * The currency of an invoice that names none, by the country of its accounts and of the supplier's VAT number, or else by
 * a register of one, or by an American address. Not where two of them lead to two currencies.
 */
export function currencyOfCountry(
  text: DocumentText,
  ibans: readonly Candidate[],
  vatNumber: Candidate | undefined,
): Candidate[] {
  const told = [...ibans, ...(vatNumber ? [vatNumber] : [])].flatMap((one) => {
    const country = CANADIAN.test(one.value) ? 'CA' : one.value.slice(0, 2).toUpperCase();
    const value = EURO.includes(country) ? 'EUR' : OWN[country];
    return value ? [{ value, score: BY_COUNTRY, page: one.page, box: one.box }] : [];
  });
  const [first] = told.length > 0 ? told : registered(text);
  return first && told.every(({ value }) => value === first.value) ? [first] : [];
}

function registered(text: DocumentText): Candidate[] {
  for (const cell of text.cells) {
    for (const [register, currency] of REGISTERS) {
      const word = cell.words.find((one) => register.test(one.text));
      if (word) return [candidate(currency, BY_COUNTRY, cell.page, [word])];
    }
  }
  return americanPlaces(text);
}

/** An address with a state and a ZIP code, beside nothing that tells of another country: dollars are meant. */
function americanPlaces(text: DocumentText): Candidate[] {
  // A till's receipt has rules of its own for where it was printed.
  const place = isReceipt(text) ? undefined : americanPlace(text);
  return place ? [candidate('USD', BY_COUNTRY, place.page, place.words)] : [];
}

/**
 * ISO 4217's codes of the money that invoices come in, and of Croatia's until 2023: invoices are kept for longer than money is. Those that are
 * words or usual letters in capitals (PEN, ALL, GEL, MNT, CVE) are none of them.
 */
export const CODES: ReadonlySet<string> = new Set(
  `
  EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY JPY CNY HKD SGD MYR INR IDR THB ZAR MAD TND
  DZD XOF XAF AED EGP SAR ILS BRL MXN KWD BHD OMR QAR JOD LYD NGN KES PKR LKR KRW TWD VND UAH ISK RSD COP CLP
  ARS UYU PYG CRC GTQ HNL DOP PHP GHS UGX TZS RWF MUR NAD KZT IQD LBP BDT NPR XPF ETB AOA MZN MGA MDL MKD AMD AZN BYN KGS UZS
  BWP MWK ZMW GMD KHR JMD TTD BOB HRK RUB VES PAB NIO XCD BBD BZD FJD MVR MMK CDF GNF IRR AFN KYD BMD SRD GYD HTG PGK TJS TMT SZL YER
  `
    .trim()
    .split(/\s+/),
);

/** ISO 4217's codes of the money that invoices come in. Those that are words in capitals (PEN, ALL, GEL) are none of them. */
export const CODES: ReadonlySet<string> = new Set(
  `
  EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY JPY CNY HKD SGD MYR INR IDR THB ZAR MAD TND
  DZD XOF XAF AED EGP SAR ILS BRL MXN KWD BHD OMR QAR JOD LYD NGN KES PKR LKR KRW TWD VND UAH ISK RSD COP CLP
  ARS UYU PYG CRC GTQ HNL DOP PHP GHS UGX TZS RWF MUR NAD KZT IQD LBP BDT NPR XPF ETB AOA MZN MGA
  `
    .trim()
    .split(/\s+/),
);

import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const DEFAULT_COUNTRY = 'FR';

/** A number as it is kept (E.164), or undefined where it is none of any country; without a + it is read as of `country`. */
export function normalisePhone(text: string, country: string = DEFAULT_COUNTRY): string | undefined {
  const region: CountryCode = isSupportedCountry(country) ? country : DEFAULT_COUNTRY;
  const number = parsePhoneNumberFromString(text, region);
  return number?.isValid() ? number.number : undefined;
}

/** Whether a short message can reach it; where a country does not tell mobiles from others, it may. */
export function takesShortMessages(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

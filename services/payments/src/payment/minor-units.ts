import { decimalsOf } from '@comptoir/contracts';

/**
 * A decimal string as an integer of the currency's minor units: `12.5` euros are 1250, of dinars 12500.
 * Undefined where it is no amount, is finer than the currency, or is beyond what is exact.
 */
export function toMinor(amount: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const [, sign, units, fraction = ''] = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(amount) ?? [];
  if (units === undefined || /[^0]/.test(fraction.slice(decimals))) return undefined;
  const minor = Number(`${sign}${units}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number.isSafeInteger(minor) ? minor + 0 : undefined;
}

/** Minor units as a decimal string with all of the currency's decimals: 1250 is `12.50`. */
export function toText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const units = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${units}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** What the specification's calls answer: a JSON number of units. */
export const toNumber = (minor: number, currency: string): number => Number(toText(minor, currency));

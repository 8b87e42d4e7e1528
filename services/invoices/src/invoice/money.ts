import { Decimal } from 'decimal.js';

/** How many decimals an amount is written with: `12.50` has two. */
export const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * A decimal string in minor units, an integer: `12.5` with two decimals is 1250.
 * Undefined where it is no number, has finer parts than the currency, or is beyond what is exact.
 */
export function toMinor(text: string, decimals: number): number | undefined {
  const minor = scaled(text, decimals);
  return minor?.isInteger() ? safe(minor) : undefined;
}

/** As `toMinor`, with finer parts rounded half away from zero: for what a machine read. */
export function roundToMinor(text: string, decimals: number): number | undefined {
  const minor = scaled(text, decimals);
  return minor && safe(minor.toDecimalPlaces(0, Decimal.ROUND_HALF_UP));
}

/** Minor units as a decimal string with all of the currency's decimals: 1250 is `12.50`. */
export function toText(minor: number, decimals: number): string {
  return new Decimal(minor).div(new Decimal(10).pow(decimals)).toFixed(decimals);
}

/** A part in percent of an amount in minor units, not rounded. */
export const percentOf = (minor: number, percent: string): Decimal => new Decimal(minor).mul(percent).div(100);

/** An amount in units (a setting, say) as minor units, not rounded: 0.05 is 5 for euros and 0.05 for yen. */
export const unitsToMinor = (units: string, decimals: number): Decimal =>
  new Decimal(units).mul(new Decimal(10).pow(decimals));

/** Adds integers of minor units. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function scaled(text: string, decimals: number): Decimal | undefined {
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? unitsToMinor(text, decimals) : undefined;
}

function safe(minor: Decimal): number | undefined {
  const number = minor.toNumber();
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}

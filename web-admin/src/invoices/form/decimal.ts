/** Decimals behind the point that the sums of a form keep. */
const SCALE = 6;
const UNIT = 10n ** BigInt(SCALE);

/**
 * The decimal string in what a person typed, `1 234,50` or `1.234,50` or `1,234.50`; undefined where it is no amount.
 * A single comma or point is a decimal mark; where both stand, the last one is; one that repeats groups thousands.
 */
export function parseAmount(typed: string): string | undefined {
  const text = typed
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^\+/, '')
    .replace(/^−/, '-');
  if (!/^-?[\d.,]+$/.test(text) || !/\d/.test(text)) return undefined;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return tidy(text, '');
  const mark = text[last] === ',' ? ',' : '.';
  if (text.indexOf(mark) !== last) return ungroup(text, mark, '');
  return ungroup(text.slice(0, last), mark === ',' ? '.' : ',', text.slice(last + 1));
}

/** A whole part whose thousands, if they are set apart, are so by one sign, three digits each. */
function ungroup(whole: string, sign: ',' | '.', decimals: string): string | undefined {
  const groups = whole.split(sign);
  const grouped = groups.length === 1 || groups.slice(1).every((digits) => /^\d{3}$/.test(digits));
  return grouped && /^-?\d*$/.test(groups.join('')) ? tidy(groups.join(''), decimals) : undefined;
}

function tidy(whole: string, decimals: string): string | undefined {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > 15 || decimals.length > SCALE) return undefined;
  return `${sign}${digits}${decimals === '' ? '' : `.${decimals}`}`;
}

const scaled = (decimal: string): bigint => {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(SCALE, '0').slice(0, SCALE));
  return sign === '-' ? -size : size;
};

function unscaled(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = String(size % UNIT)
    .padStart(SCALE, '0')
    .replace(/0+$/, '')
    .padEnd(2, '0');
  return `${value < 0n ? '-' : ''}${size / UNIT}.${fraction}`;
}

/** The exact sum of decimal strings. */
export const sum = (...decimals: readonly string[]): string =>
  unscaled(decimals.reduce((total, decimal) => total + scaled(decimal), 0n));

/** The exact difference of two decimal strings. */
export const minus = (a: string, b: string): string => unscaled(scaled(a) - scaled(b));

export const isZero = (decimal: string): boolean => scaled(decimal) === 0n;

/** The product of two decimal strings, to six decimals. */
export const times = (a: string, b: string): string => unscaled((scaled(a) * scaled(b)) / UNIT);

/** Whether a decimal is further from nothing than another. */
export const isBeyond = (decimal: string, tolerance: string): boolean => {
  const size = scaled(decimal);
  return (size < 0n ? -size : size) > scaled(tolerance);
};

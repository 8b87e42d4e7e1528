import { Decimal } from 'decimal.js';

/** '7h', '.50', '12,5kg', '16m²', 'x2', '-3pcs': a count set against its unit, or against the sign of the product. */
const GLUED = /^(?:[x×]\s?)?([-−–]?(?:\d{1,5}(?:[.,]\d{1,3})?|[.,]\d{1,3}))\s?(?:\p{L}{1,10}[²³23]?\.?|[x×])?$/iu;
/** '3 000', "12'500", '2 045 kWh': a count in groups of three, its unit behind it or not. */
const IN_GROUPS = /^(\d{1,3}(?:[ '’]\d{3})+)(?: ?\p{L}{1,10}\.?)?$/u;

/** '1.437m²', '1,056 pcs': thousands, if the sign between is none of decimals. */
const IN_THOUSANDS = /^(\d{1,3})[.,](\d{3})\s?(?:\p{L}{1,10}[²³]?\.?)?$/u;

/** What such a text may say: as it stands, and in thousands. */
export function countsOf(text: string): Decimal[] {
  const count = countOf(text);
  const [, thousands, rest] = IN_THOUSANDS.exec(text) ?? [];
  if (!count || thousands === undefined || thousands === '0') return count ? [count] : [];
  return [count, new Decimal(`${thousands}${rest}`)];
}

/** '12 Std.', '3x', '5 000': how many, in a text that says nothing else. */
export function countOf(text: string): Decimal | undefined {
  const inGroups = IN_GROUPS.exec(text)?.[1];
  if (inGroups !== undefined) return new Decimal(inGroups.replace(/\D/g, ''));
  const count = GLUED.exec(text)?.[1];
  return count === undefined ? undefined : new Decimal(count.replace(',', '.').replace(/^[−–]/, '-'));
}

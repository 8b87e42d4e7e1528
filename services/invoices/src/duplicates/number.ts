/** An invoice number as it is compared for certain: case and outer spaces aside. */
export const writtenNumber = (number: string): string => number.trim().toUpperCase();

/** A number once spaces, punctuation and the leading zeros of each figure go: `FA-2024/0012` is `FA202412`. */
export function plainNumber(number: string): string {
  const parts = number.toUpperCase().match(/\d+|\p{L}+/gu) ?? [];
  return parts.map((part) => part.replace(/^0+(?=\d)/, '')).join('');
}

/** Whether one character inserted, left out or exchanged makes one text of the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}

type Numbered = { readonly value: string; readonly holds: boolean };

/**
 * 'NIP: 7811234563   NIP EU: PL7811234563': one number, said with its country's letters too, by which it is known in other countries
 * (EN 16931 BT-31). Wherever it stands it is given with them.
 */
export function withLettersSaidElsewhere<T extends Numbered>(numbers: readonly T[]): T[] {
  const lettered = new Map(
    numbers.flatMap(({ value, holds }) => (holds && /^[A-Z]{2}\d/.test(value) ? [[value.slice(2), value]] : [])),
  );
  return numbers.map((one) => ({ ...one, value: lettered.get(one.value) ?? one.value }));
}

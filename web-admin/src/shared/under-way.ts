/** What was asked for and does not show yet, oldest first. */
export type UnderWay<Value> = readonly Value[];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a further change builds on: what was asked for last, else what shows. */
export const latestOf = <Value>(underWay: UnderWay<Value>, shown: Value): Value => underWay.at(-1) ?? shown;

/**
 * What is still under way once `shown` shows: what was asked for after it. Something that nobody asked for here (a link,
 * the back button) ends all that was under way.
 */
export function arrived<Value>(underWay: UnderWay<Value>, shown: Value): UnderWay<Value> {
  const at = underWay.findLastIndex((asked) => same(asked, shown));
  return at === -1 ? [] : underWay.slice(at + 1);
}

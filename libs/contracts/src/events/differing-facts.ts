type Facts = Readonly<Record<string, unknown>>;

/** The facts that differ, on each side: null for one that is not there. Null for a side that is not there at all. */
export function differingFacts(
  before: Facts | undefined,
  after: Facts | undefined,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  const differing = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before?.[key] ?? null) !== JSON.stringify(after?.[key] ?? null),
  );
  const only = (facts: Facts) => Object.fromEntries(differing.map((key) => [key, facts[key] ?? null]));
  return { before: before ? only(before) : null, after: after ? only(after) : null };
}

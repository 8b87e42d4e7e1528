import type { AuditEntry } from '@comptoir/contracts';

export interface FactChange {
  readonly name: string;
  /** Undefined on a side that was not, or is not any more. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between the two sides of an entry, fact by fact. */
export function factChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FactChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

/** A fact as a person reads it: lists by their parts, what is deeper as it was written. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const parts = value.map(textOf).filter((part) => part !== undefined);
    return parts.length > 0 ? parts.join(', ') : undefined;
  }
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

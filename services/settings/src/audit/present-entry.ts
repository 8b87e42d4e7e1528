import type { AuditEntry } from '@comptoir/contracts';
import type { KnownEntry } from './audit-chain.store.ts';
import { sequenceOf } from './audit-entry.ts';

/** An entry as the world sees it. `names` are those of things that their entry says by its id alone. */
export function presentEntry({ entry, origin }: KnownEntry, names?: ReadonlyMap<string, string>): AuditEntry {
  const { _id, at, recordedAt, by, roles, action, about, before, after, correlationId, hash } = entry;
  return {
    id: String(sequenceOf(_id) ?? _id),
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
    by: { id: by.id, name: by.name, kind: by.kind === 'service' ? 'service' : 'user' },
    roles: [...roles],
    ...(origin?.address != null && { address: origin.address }),
    ...(origin?.device != null && { device: origin.device }),
    action,
    about: about.name === '' ? { ...about, name: names?.get(about.id) ?? '' } : about,
    before: parsed(before),
    after: parsed(after),
    correlationId,
    hash,
  };
}

/** What somebody wrote into the database is shown as it is, not hidden behind an error. */
function parsed(facts: string | null): AuditEntry['before'] {
  if (facts === null) return null;
  try {
    const value: unknown = JSON.parse(facts);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };
  } catch {
    return { value: facts };
  }
}

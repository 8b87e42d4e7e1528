import { hash } from 'node:crypto';
import type { ChainEntry, OriginRow } from './audit-entry.ts';

/**
 * What is hashed is JSON in the form of RFC 8785: no spaces, members by their names, texts and whole numbers alone. The
 * members below are written in that order, so that JSON.stringify gives that form, and anybody can make it again.
 */
export const hashOfEntry = (entry: Omit<ChainEntry, 'hash'>): string => sha256(contentOf(entry));

export function contentOf({ _id, about, by, ...entry }: Omit<ChainEntry, 'hash'>): string {
  return JSON.stringify({
    about: { id: about.id, kind: about.kind, name: about.name },
    action: entry.action,
    after: entry.after,
    at: entry.at.toISOString(),
    before: entry.before,
    by: { id: by.id, kind: by.kind, name: by.name },
    correlationId: entry.correlationId,
    event: entry.event,
    origin: entry.origin,
    previous: entry.previous,
    recordedAt: entry.recordedAt.toISOString(),
    roles: entry.roles,
    sequence: Number(_id),
  });
}

export const hashOfOrigin = ({ address, device, salt }: Pick<OriginRow, 'address' | 'device' | 'salt'>): string =>
  sha256(JSON.stringify({ address, device, salt }));

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

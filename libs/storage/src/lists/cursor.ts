import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { PageRefused } from './page-refused.ts';

const { EJSON } = mongoose.mongo.BSON;

export type SortKey = string | number | boolean | Date | null;

/** A place between two rows of a list: the sort key and id of the row on its near side, and which way to read on. */
export type Place = {
  readonly key: SortKey;
  readonly id: string;
  readonly towards: 'next' | 'previous';
  /** Whether the row beyond may share the key; where it was seen not to, one range is read instead of two. */
  readonly tied: boolean;
};

/**
 * The opaque form of a place in a list sorted as `sort` says.
 * Its checksum tells a damaged or borrowed cursor from a good one. It is no secret and need not be:
 * a forged place shows nobody rows outside their scope.
 */
export function encodeCursor(place: Place, sort: string): string {
  const text = EJSON.stringify([place.key, place.id, place.towards, place.tied]);
  return Buffer.from(`${checksum(text, sort)}${text}`).toString('base64url');
}

/** @throws PageRefused cursor.invalid for anything `encodeCursor` did not make for that sort */
export function decodeCursor(cursor: string, sort: string): Place {
  const raw = Buffer.from(cursor, 'base64url').toString();
  const text = raw.slice(CHECKSUM_LENGTH);
  if (raw.slice(0, CHECKSUM_LENGTH) !== checksum(text, sort)) throw new PageRefused('cursor.invalid');
  const [key, id, towards, tied] = parse(text);
  if (!isSortKey(key) || typeof id !== 'string' || (towards !== 'next' && towards !== 'previous')) {
    throw new PageRefused('cursor.invalid');
  }
  return { key, id, towards, tied: tied !== false };
}

const CHECKSUM_LENGTH = 12;

function checksum(text: string, sort: string): string {
  return createHash('sha256').update(`${sort}\n${text}`).digest('base64url').slice(0, CHECKSUM_LENGTH);
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = EJSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    throw new PageRefused('cursor.invalid');
  }
}

/** Nothing but plain values: an object here could be an operator of the query language. */
function isSortKey(value: unknown): value is SortKey {
  return value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);
}

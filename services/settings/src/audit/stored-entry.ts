import type { ChainEntry, OriginRow } from './audit-entry.ts';

/** Whether a row has the fields of an entry and no other, each of its own type: a field more would be hashed by nothing. */
export function isEntry(row: unknown): row is ChainEntry {
  return hasExactly(row, ENTRY) && hasExactly(row.about, SUBJECT) && hasExactly(row.by, SUBJECT) && isTexts(row.roles);
}

export const isOrigin = (row: unknown): row is OriginRow => hasExactly(row, ORIGIN);

type Is = (value: unknown) => boolean;
const isText: Is = (value) => typeof value === 'string';
const isTextOrNull: Is = (value) => value === null || isText(value);
const isTime: Is = (value) => value instanceof Date && !Number.isNaN(value.getTime());
const isTexts: Is = (value) => Array.isArray(value) && value.every(isText);
const isObject: Is = (value) => typeof value === 'object' && value !== null;

const SUBJECT: Readonly<Record<string, Is>> = { id: isText, kind: isText, name: isText };
const ENTRY: Readonly<Record<string, Is>> = {
  _id: isText,
  about: isObject,
  action: isText,
  after: isTextOrNull,
  at: isTime,
  before: isTextOrNull,
  by: isObject,
  correlationId: isText,
  event: isText,
  hash: isText,
  origin: isTextOrNull,
  previous: isText,
  recordedAt: isTime,
  roles: isTexts,
};
const ORIGIN: Readonly<Record<string, Is>> = {
  _id: isText,
  address: isTextOrNull,
  at: isTime,
  device: isTextOrNull,
  salt: isText,
};

function hasExactly(row: unknown, fields: Readonly<Record<string, Is>>): row is Record<string, unknown> {
  if (typeof row !== 'object' || row === null) return false;
  const values = row as Record<string, unknown>;
  const names = Object.keys(values);
  return names.length === Object.keys(fields).length && names.every((name) => fields[name]?.(values[name]) === true);
}

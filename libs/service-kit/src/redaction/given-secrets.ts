import type { FastifyRequest } from 'fastify';
import { isSecretName, REDACTED } from './scrub.ts';

/** Shorter ones are no secrets, and would take half of any line with them. */
const SHORTEST = 4;
const DEEPEST = 6;

type Given = Pick<FastifyRequest, 'body' | 'query' | 'headers'>;

/**
 * Every value that came with a request under a secret's name, as it was given: in its body at any depth, its query, its
 * cookies and the address it says it comes from. An error's words may hold one of them in the middle of a sentence,
 * where no pattern would find it.
 */
export function givenSecrets({ body, query, headers }: Given): string[] {
  const found = new Set<string>();
  collect(body, false, found, 0);
  collect(query, false, found, 0);
  for (const pair of headers.cookie?.split(';') ?? []) add(pair.slice(pair.indexOf('=') + 1).trim(), found);
  if (headers.authorization) add(headers.authorization.replace(/^\w+\s+/, ''), found);
  for (const value of queryOf(headers.referer)) add(value, found);
  return [...found].sort((one, other) => other.length - one.length);
}

/** A text without those values. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
}

function collect(value: unknown, secret: boolean, found: Set<string>, depth: number): void {
  if (depth > DEEPEST) return;
  if (typeof value === 'string' || typeof value === 'number') {
    if (secret) add(String(value), found);
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, secret, found, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) collect(one, secret || isSecretName(name), found, depth + 1);
  }
}

function add(value: string, found: Set<string>): void {
  if (value.length >= SHORTEST) found.add(value);
}

function queryOf(referer: string | undefined): string[] {
  const query = referer?.split('?')[1];
  return query === undefined ? [] : [...new URLSearchParams(query).values()];
}

import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const Schema = Type.Object({
  WORKERS: Type.Integer({ default: 1, minimum: 0, maximum: 64 }),
  ROLE: Type.Union([Type.Literal('all'), Type.Literal('web')], { default: 'all' }),
  TLS: Type.Boolean({ default: false }),
  MONGODB_URI: Type.String({ pattern: '^mongodb://', description: 'an address that begins with mongodb://' }),
  OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 32 })),
});
const refused = (env: Record<string, string>): string => {
  try {
    readConfig(Schema, { MONGODB_URI: 'mongodb://m', ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  throw new Error('it was taken');
};

test('what is left out or empty has its default, and text becomes what the schema says', () => {
  expect(readConfig(Schema, { MONGODB_URI: 'mongodb://m', WORKERS: '3', TLS: 'true', ROLE: '' })).toEqual({
    WORKERS: 3,
    ROLE: 'all',
    TLS: true,
    MONGODB_URI: 'mongodb://m',
  });
});

test.each([
  [{ WORKERS: 'ten' }, 'WORKERS is ‘ten’, it takes a whole number from 0 to 64'],
  [{ WORKERS: '65' }, 'WORKERS is ‘65’, it takes a whole number from 0 to 64'],
  [{ ROLE: 'both' }, 'ROLE is ‘both’, it takes all or web'],
  [{ TLS: 'perhaps' }, 'TLS is ‘perhaps’, it takes true or false'],
  [{ MONGODB_URI: '' }, 'MONGODB_URI is missing, it takes an address that begins with mongodb://'],
  [{ MONGODB_URI: 'http://me:pw@m/' }, 'MONGODB_URI is ‘http://…@m/’, it takes an address that begins with mongodb://'],
  [{ OIDC_CLIENT_SECRET: 'short' }, 'OIDC_CLIENT_SECRET is ‘(not shown)’, it takes text of 32 characters or more'],
])('%j is refused by its name, what it got and what it takes', (env, words) => {
  expect(refused(env as Record<string, string>)).toBe(`configuration: ${words}`);
});

test('all that is wrong is said at once', () => {
  expect(refused({ WORKERS: '-1', ROLE: 'x' })).toMatch(/WORKERS .*; ROLE /);
});

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { person, signIn, startDoor } from './portal.ts';

const KEYS: ReadonlyArray<readonly [alg: string, make: () => KeyObject]> = [
  ['RS256', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
  ['ES256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
];

test.each(KEYS)('somebody signs in where the issuer was given a key of %s', async (alg, make) => {
  const key = { ...make().export({ format: 'jwk' }), use: 'sig', alg, kid: alg };
  const door = await startDoor({ env: { OIDC_JWKS: JSON.stringify({ keys: [key] }) } });
  await door.seed(person('keys@example.com'));
  expect((await signIn(door.browser(), 'keys@example.com')).pathname).toBe('/');
});

import type { ServiceCaller } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { createInternalTokens, generateSigningKey } from './index.ts';

const CALLER: ServiceCaller = { kind: 'service', id: 'orders', language: 'en' };
let now = Date.UTC(2026, 0, 1);
const clock = { now: () => new Date(now) };
const key = await generateSigningKey();
const trusted = { orders: key.publicKeys };
const orders = await createInternalTokens({ issuer: 'orders', privateKey: key.privateKey, trusted, clock });
const refused = { code: 'token.invalid' };

test('a token that was found right is right for its audience alone, however often it comes, and for its minute', async () => {
  const token = await orders.sign(CALLER, 'invoices');
  for (let time = 0; time < 3; time += 1) expect(await orders.verify(token, 'invoices')).toEqual(CALLER);
  await expect(orders.verify(token, 'payments')).rejects.toMatchObject(refused);
  now += 59_000;
  expect(await orders.verify(token, 'invoices')).toEqual(CALLER);
  now += 1_000;
  await expect(orders.verify(token, 'invoices')).rejects.toMatchObject(refused);
});

test('a token that is changed in one letter after it was found right is refused', async () => {
  const token = await orders.sign(CALLER, 'invoices');
  await orders.verify(token, 'invoices');
  const at = token.lastIndexOf('.') + 5;
  const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  await expect(orders.verify(changed, 'invoices')).rejects.toMatchObject(refused);
});

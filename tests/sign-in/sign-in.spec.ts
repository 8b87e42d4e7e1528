import { expect, it } from 'vitest';
import { person, signIn, startDoor } from './portal.ts';

const door = await startDoor();
const [adaId] = await door.seed(person('Ada@Example.com'), person('off@example.com'));

it('signs in by name and password, and comes back to where the browser was', async () => {
  const browser = door.browser();
  const url = await signIn(browser, 'ada@example.com', '/supplier/details/1?contact=1#tab');
  expect(url.pathname + url.search).toBe('/supplier/details/1?contact=1');
  const me = await browser.fetch('/api/current-user');
  expect(me.status).toBe(200);
  expect(await me.json()).toEqual({
    id: adaId,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    roles: ['user', 'invoice_user'],
    supplierId: null,
    supplierIds: [],
    language: 'en',
  });
});

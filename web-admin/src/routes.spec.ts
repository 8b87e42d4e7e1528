import { type CurrentUser, ROLES_OF_JOB } from '@comptoir/contracts';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { routesOf } from './routes.tsx';
import { sessionOf } from './session.ts';

const person = (roles: readonly string[]): CurrentUser => ({
  ...{ id: 'u', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', language: 'fr' },
  ...{ roles: [...roles], supplierId: null, supplierIds: [] },
});
const routes = (roles: readonly string[]) => routesOf(sessionOf(person(roles), {}));
const pathsOf = (roles: readonly string[]) => routes(roles).screens.map(({ path }) => path);
const listsOf = (roles: readonly string[]) =>
  routes(roles)
    .resources.filter(({ list }) => list)
    .map(({ name }) => name);

const EVERYBODY = [
  '/',
  '/profile',
  '/protected/user/profile/:userId',
  '/supplier/details/:idSupplier',
  '/client/details/:idSupplier',
  '/client/details/invoices/details/:idInvoice',
  '/redevances',
];

it.each(['supplier', 'regular', 'accounting', 'purchasing'] as const)(
  'a person whose job is %s opens the profile, supplier details and licence fees, and nothing of the administration',
  (job) => {
    expect(pathsOf(ROLES_OF_JOB[job])).toEqual(EVERYBODY);
  },
);

it('an administrator opens the forms of suppliers and clients and the administration too', () => {
  expect(pathsOf(ROLES_OF_JOB.administrator)).toEqual([
    ...EVERYBODY,
    ...['/supplier/add', '/client', '/supplier/:idSupplier', '/client/:idSupplier', '/bank-changes'],
    ...['/suppliers/import', '/suppliers/import/:idImport'],
    ...['/administration', '/administration/addUser', '/administration/editUser/:idUser'],
  ]);
});

it('/suppliers is there for everybody, the invoices of all for staff', () => {
  expect(listsOf(ROLES_OF_JOB.supplier)).toEqual(['suppliers']);
  for (const job of ['regular', 'accounting', 'purchasing', 'administrator'] as const)
    expect(listsOf(ROLES_OF_JOB[job])).toEqual(['suppliers', 'invoices']);
});

it.each([
  ['/client/details/invoices/details/:idInvoice', '/redevances'],
  ['/protected/user/profile/:userId', '/profile'],
])('the old address %s leads to %s', (path, target) => {
  const element = routes(ROLES_OF_JOB.regular).screens.find((each) => each.path === path)?.element;
  expect(isValidElement(element) && element.props).toMatchObject({ to: target });
});

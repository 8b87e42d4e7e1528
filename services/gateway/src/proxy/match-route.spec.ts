import { ROUTES, SERVICES } from '@comptoir/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRouteMatcher } from './match-route.ts';

const match = createRouteMatcher();

it.each([
  ['/api/invoice/supplier/12', 'suppliers'],
  ['/api/invoice/list', 'invoices'],
  ['/api/invoice/12/pdf', 'invoices'],
  ['/api/invoice/invoices/12', 'payments'],
  ['/api/invoice/bill/12', 'invoices'],
  ['/api/bill/upload', 'documents'],
  ['/api/current-user', 'identity'],
  ['/api/current-users', undefined],
  ['/api', undefined],
  ['/internal/openapi.json', undefined],
  ['/api/bill%2Fupload', undefined],
  ['/api/v1/invoices/../users', undefined],
  ['/api/v1/invoices/%2e%2e/users', undefined],
  ['/api/v1//users', undefined],
  ['/api/v1/invoices\\..\\users', undefined],
])('%s goes to %s', (path, service) => {
  expect(match(path)).toBe(service);
});

it('sends every route of the table, and what lies below it, to its own service', () => {
  for (const [path, service] of ROUTES) expect([path, match(path)]).toEqual([path, service]);
});

const segment = fc.constantFrom('api', 'v1', 'invoice', 'a', 'b', 'c');
const path = fc.array(segment, { minLength: 1, maxLength: 5 });
const routePath = fc.array(fc.oneof(segment, fc.constant('*')), { minLength: 1, maxLength: 4 });
const table = fc.uniqueArray(fc.tuple(routePath, fc.constantFrom(...SERVICES)), {
  maxLength: 12,
  selector: ([segments]) => segments.join('/'),
});

const covers = (route: readonly string[], asked: readonly string[]): boolean =>
  route.length <= asked.length && route.every((part, index) => part === '*' || part === asked[index]);

/** Negative when `a` comes first: the longer, then the one that is literal where they first differ. */
const compare = (a: readonly string[], b: readonly string[]): number => {
  if (a.length !== b.length) return b.length - a.length;
  const differs = a.findIndex((part, index) => (part === '*') !== (b[index] === '*'));
  return differs === -1 ? 0 : a[differs] === '*' ? 1 : -1;
};

it('agrees with the rule read word by word, for any table and any path', () => {
  fc.assert(
    fc.property(table, path, (routes, asked) => {
      const [best] = routes.filter(([route]) => covers(route, asked)).sort(([a], [b]) => compare(a, b));
      const matcher = createRouteMatcher(routes.map(([route, service]) => [`/${route.join('/')}`, service] as const));
      expect(matcher(`/${asked.join('/')}`)).toBe(best?.[1]);
    }),
    { numRuns: 2000 },
  );
});

it('never matches a path that decodes to another one', () => {
  const tricks = fc.constantFrom('..', '.', '%2e%2e', '.%2E', '%2f', '%5C', '\\', '');
  fc.assert(
    fc.property(path, tricks, path, (before, trick, after) => {
      expect(match(`/${[...before, trick, ...after].join('/')}`)).toBeUndefined();
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const ORIGIN = 'https://portal.example';

it.each([
  ['/supplier/details/1?contact=1#tab', '/supplier/details/1?contact=1#tab'],
  ['/', '/'],
  [undefined, '/'],
  ['https://portal.example/profile', '/'],
  ['/login', '/'],
  ['/oidc/auth', '/'],
  ['/api/logout', '/'],
  ['/apiary', '/apiary'],
])('%j leads to %j', (wanted, target) => {
  expect(redirectTarget(wanted, ORIGIN)).toBe(target);
});

it('stays on the portal whatever is asked for', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '@', ':', '%2f', '%5c', '\t', '\n', '?', '#', 'evil.example', 'https:', 'a'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        nasty.map((parts) => `/${parts.join('')}`),
        fc.webUrl(),
        fc.string(),
      ),
      (wanted) => {
        const target = redirectTarget(wanted, ORIGIN);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
        expect(target).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 5000 },
  );
});

import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const whose = { purpose: 'a test', owner: 'u1' };

it('opens under any of its keys, for whom and what it was sealed, and for nobody and nothing else', () => {
  const sealed = seal(['new', 'old'], whose, 'secret');
  expect(sealed).not.toContain('secret');
  expect(unseal(['newest', 'new'], whose, sealed)).toBe('secret');
  expect(() => unseal(['new'], { ...whose, owner: 'u2' }, sealed)).toThrow('a test');
  expect(() => unseal(['new'], { ...whose, purpose: 'another' }, sealed)).toThrow();
  expect(() => unseal(['other'], whose, sealed)).toThrow();
});

import { expect, it } from 'vitest';
import { browserOf, deviceOf } from './browser-of.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  ['', '', ''],
  [undefined, '', ''],
])('%j is %s on %s', (userAgent, name, system) => {
  expect(browserOf(userAgent)).toEqual({ name, system });
});

it('says a browser in two words, or one, or none', () => {
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Windows',
  );
  expect(deviceOf('curl/8.5.0')).toBe('curl');
  for (const nothing of ['', undefined]) expect(deviceOf(nothing)).toBeUndefined();
});

it('takes whatever a header can hold', () => {
  for (const junk of ['x', '('.repeat(5000), '\u0000', '{jndi:x}']) expect(browserOf(junk)).toHaveProperty('name');
});

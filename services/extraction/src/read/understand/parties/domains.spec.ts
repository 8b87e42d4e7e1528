import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { domainCores, othersThan, sharesDomain } from './domains.ts';

const coresOf = (line: string, source: 'text' | 'ocr') => domainCores(toDocumentText([typedPage(line, 1, source)]));

it.each(['https://rechnung.nordlicht.de/12', 'https://rechnung.nordlicht .de/12', 'https://rechnung.nordlicht. de/12'])(
  'a space that a recogniser set beside a point is none: %s',
  (line) => expect(coresOf(line, 'ocr')).toEqual(['nordlicht']),
);

it('in print a space ends the address', () => {
  expect(coresOf('mehr auf www.nordlicht.de und .eu', 'text')).toEqual(['nordlicht']);
});

it('leaves out the domains of those who are named', () => {
  const cores = ['tideline', 'harbourfittings', 'seedhandel'];
  expect(othersThan(['Tideline Analytics GmbH'], cores)).toEqual(['harbourfittings', 'seedhandel']);
  expect(othersThan(['Seed Handel AG', 'Harbour Fittings Ltd'], cores)).toEqual(['tideline']);
  expect(othersThan([], cores)).toEqual(cores);
});

it.each([
  ['Plume et Pixel', 'plumepixel'],
  ['Huber & Söhne GmbH', 'hubersoehne'],
  ['Müller Technik GmbH', 'muellertechnik'],
  ['Sandkühler GmbH', 'sandkuhler'],
])('the domain of %s is %s', (name, core) => {
  expect(sharesDomain(name, [core])).toBe(true);
  expect(sharesDomain(name, ['nordlicht'])).toBe(false);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAddressBlocks, windowLines } from './address-blocks.ts';

it('facts right over an addressee are none of its lines, a tax number within it is', () => {
  const page = toDocumentText([
    typedPage(`
Verrerie Renner                               AVOIR N° AV-2026-0031
Quai des Tonneliers                           Date : 09/10/2026
45000 Orléans                                 Cave Muster SARL
                                              C.I.F.: B82846927
                                              9 rue des Vignes
                                              41000 Blois`),
  ]);
  const [, addressee] = findAddressBlocks(page);
  expect(addressee?.lines.map(({ text }) => text)).toEqual([
    'Cave Muster SARL',
    'C.I.F.: B82846927',
    '9 rue des Vignes',
    '41000 Blois',
  ]);
});

it('who stands below the sender in its column is addressed, where the sender heads the page', () => {
  const windowOf = (over: string) =>
    [
      ...windowLines(
        toDocumentText([
          typedPage(`${over}Dr Claire Renner
12 allée des Acacias
33600 Pessac

SELARL Muster
2 avenue du Parc
33600 Pessac

Note n° 12`),
        ]),
      ),
    ].map(({ text }) => text);
  expect(windowOf('')).toEqual(['SELARL Muster', '2 avenue du Parc', '33600 Pessac']);
  expect(windowOf('Un\n\nDeux\n\nTrois\n\n')).toEqual([]);
});

it('who has his site over his name on the right is no addressee', () => {
  const windowOf = (over: string) =>
    [
      ...windowLines(
        toDocumentText([
          typedPage(`
Verrerie Renner
3 rue du Four
45000 Orléans
                                              ${over}

                                              Cave Muster
                                              9 rue des Vignes
                                              41000 Blois`),
        ]),
      ),
    ].map(({ text }) => text);
  expect(windowOf('')).toEqual(['Cave Muster', '9 rue des Vignes', '41000 Blois']);
  expect(windowOf('www.cave-muster.example')).toEqual([]);
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { fromTurkishForm } from './turkish-form.ts';

const namesIn = (head: string, title = 'e-Fatura') =>
  fromTurkishForm(
    toDocumentText([
      typedPage(`
${head}
Tel: 0212 000 00 00                      ${title}
VKN: 1234567890
SAYIN                                    Fatura No: ABC2026000000471
ALICI TEKSTIL A.Ş.
Ödenecek Tutar    1.200,00 TL`),
    ]),
  ).map(({ value }) => value);

it.each([
  ['ÖRNEK MOBİLYA SANAYİ VE TİCARET LTD. ŞTİ.\nÇINAR MAH. 4. SOKAK NO: 7', 'ÖRNEK MOBİLYA SANAYİ VE TİCARET LTD. ŞTİ'],
  [
    'ÖRNEK MUTFAK DEKORASYON SAN.\nGIDA TİC. LTD. ŞTİ.\nÇINAR MAH. 4. SOKAK NO: 7',
    'ÖRNEK MUTFAK DEKORASYON SAN. GIDA TİC. LTD. ŞTİ',
  ],
  [
    'ÖRNEK TEKSTİL SANAYİ VE DIŞ TİCARET\nLTD. ŞTİ.\nÇINAR MAH. 4. SOKAK NO: 7',
    'ÖRNEK TEKSTİL SANAYİ VE DIŞ TİCARET LTD. ŞTİ',
  ],
  ['ÖRNEK TAVUKÇULUK GIDA LTD.$TI\nÇINAR MAH. 4. SOKAK NO: 7', 'ÖRNEK TAVUKÇULUK GIDA LTD.ŞTI'],
])('on the form of Turkey’s treasury the name over the greeting issues: %s', (head, name) => {
  expect(namesIn(head).map((one) => one.replace(/\.$/, ''))).toEqual([name]);
});

it('nor does a slogan or an address over it', () => {
  expect(namesIn('Kalitenin adresi\nÖRNEK TEKSTİL LTD. ŞTİ.')).toEqual(['ÖRNEK TEKSTİL LTD. ŞTİ.']);
  expect(namesIn('Kalitenin adresi\nÇınar Caddesi 5')).toEqual([]);
});

it('on another paper nobody is named so', () => {
  expect(namesIn('ÖRNEK MOBİLYA LTD. ŞTİ.', 'Teklif')).toEqual([]);
});

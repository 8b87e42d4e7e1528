import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const facture = (total: string, words: string) => `
Garage du Port                          FACTURE N° FC20418       Date facture 22/10/2026
Désignation            Qté       PU        Montant
Kit                      1     63 500       63 500
Filtre                   2     42 750       85 500
                         Total FCFA        149 000
                         TVA 18 %           26 820
                         Total FCFA TTC    ${total}
${words}`;

it('a total that words say is sure, be it one of several, and called no more than a total', () => {
  const page = (words: string) => `
Invoice No. 4471        Date 12 March 2026
Consulting                                   1,840.00
Total                                        1,840.00
Total of our last invoice                    2,210.00
${words}`;
  const said = understand([typedPage(page('Amount in words: One Thousand Eight Hundred Forty only'))]).fields
    .grossTotal;
  const unsaid = understand([typedPage(page(''))]).fields.grossTotal;
  expect(said?.value).toBe('1840.00');
  expect(said?.confidence).toBeGreaterThan(unsaid?.confidence ?? 1);
});

it('a total under a stamp is what net and VAT come to, where words say that: it stands where they do', () => {
  const words = 'Arrêtée à la somme de CENT SOIXANTE QUINZE MILLE HUIT CENT VINGT FRANCS CFA';
  const { grossTotal } = understand([recognised(facture('01', words))]).fields;
  expect(grossTotal?.value).toBe('175820.00');
  const [, y0 = 0] = grossTotal?.box ?? [];
  expect(y0).toBeGreaterThan(0.1);
});

it('words that say another sum make no total of it', () => {
  const words = 'Arrêtée à la somme de CENT SOIXANTE QUINZE MILLE NEUF CENT VINGT FRANCS CFA';
  expect(understand([recognised(facture('01', words))]).fields.grossTotal?.value).not.toBe('175820.00');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const numbersOf = (typed: string) => {
  const { supplierVatNumber, buyerVatNumber } = understand([typedPage(typed)]).fields;
  return [supplierVatNumber?.value, buyerVatNumber?.value];
};

const page = (own: string) => `
STE QUELL
Vente en Gros     ${own}
                                        Facture N° 4711
Date   09/05/2024      Client  004471
                                                        BRANDT SHOP
                                                        ROUTE DE TUNIS KM 5
                                                        MF: 1376482 M/B/M/000

                                        TOTAL HT        518,300
                                        TOTAL TTC       518,300`;

it.each([
  ['0882417BPM000', '0882417BPM000'],
  ['MF/1634471D A M 000', '1634471DAM000'],
  ['T.V.A.: 045471 L/A/M/000 - CD.: 447190/D', '045471LAM000'],
])('is known by its letters and its establishment, however they are parted: %s', (own, value) => {
  expect(numbersOf(page(own))[0]).toBe(value);
});

it.each(['0882417BPX000', 'Réf 088241 7 BPM 00', '45471LAM000'])('and %s is none', (own) => {
  expect(numbersOf(page(own))).not.toContain(own.replace(/\W/g, ''));
});

// French VAT numbers as pictures show them: a figure of the key is easily a letter to a recogniser.
import { expect, it } from 'vitest';
import { recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const vatOf = (number: string) =>
  understand([
    recognised(`
Vergers du Causse SARL, 3 chemin des Noyers, 46000 Cahors                     Facture no 2026-114
                                                                              Date : 12/03/2026
N° TVA : ${number}
                                                             Total HT             100,00 €
                                                             TVA 20 %              20,00 €
                                                             Total TTC            120,00 €`),
  ]).fields.supplierVatNumber;

it('a letter in the key is a figure where the SIREN tells which', () => {
  expect(vatOf('FR4O303265045')?.value).toBe('FR40303265045');
});

it('a key with a letter before a SIREN that does not hold is not sure, and no O', () => {
  const read = vatOf('FRO5303265046');
  expect(read?.value).toBe('FR05303265046');
  expect(read?.confidence).toBeLessThan(0.42);
});

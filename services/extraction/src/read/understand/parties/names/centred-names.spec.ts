import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierOf = (head: string) =>
  understand([
    typedPage(`
${head}
   CIF: B12345674                                 NÚMERO DE FACTURA: 134418
   C/ Mayor 18                                    3 de Diciembre del 2026
  28053 MADRID
10   TOMATES                 14.00 €   10%        140.00 €
                              BASE:               140.00 €
                              IVA (10%):           14.00 €
                              TOTAL:              154.00 €`),
  ]).fields.supplierName?.value;

it('a name in capitals that breaks in two is one where its second line stands under the middle of the first', () => {
  expect(supplierOf('GRUPO COMARCA NORTE\n    MUSTER S.L.')).toBe('GRUPO COMARCA NORTE MUSTER S.L.');
});

it('a house over its company begins where that begins, or stands otherwise', () => {
  for (const head of [
    'GRUPO COMARCA NORTE\nMUSTER S.L.',
    'GRUPO COMARCA NORTE\n      MUSTER S.L.',
    'CASA BRANDT\nMUSTER S.L.',
  ])
    expect(supplierOf(head)).toBe('MUSTER S.L.');
});

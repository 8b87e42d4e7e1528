import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

it('a town in a line of its own, which another says behind its postal code, is nobody’s name', () => {
  const headed = (line: string) =>
    understand([
      typedPage(`
${line}
Facture 2026-14
Atelier du Lac
3 quai du Port
74000 Annecy
Total TTC  120,00 EUR`),
    ]).fields.supplierName?.value;
  expect(headed('ANNECY')).toBe('Atelier du Lac');
  expect(headed('ANNECY FROID')).toBe('ANNECY FROID');
});

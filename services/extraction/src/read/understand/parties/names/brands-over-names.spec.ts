import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierOf = (...head: readonly string[]) =>
  understand([
    typedPage(`
NORTHWIND                                Invoice N4471
SINCE 1931                               Invoice Date: 05/21/2026
${head.join('\n')}

Total   18,250.00`),
  ]).fields.supplierName?.value;

it('a mark over its name at length, right over the address, is called so', () => {
  const address = ['1200 Mill Street', 'Lakeside TX 77399'];
  expect(supplierOf('Northwind Marine Works Lakeside', ...address)).toBe('Northwind Marine Works Lakeside');
  expect(supplierOf('Southwind Marine Works Lakeside', ...address)).toBe('NORTHWIND');
  expect(supplierOf('Northwind Marine Works Lakeside')).toBe('NORTHWIND');
});

it('a logo beside a name in law that is a trade’s word and the mark is that company', () => {
  const read = (head: string) =>
    understand([
      typedPage(`
${head}
GIRO: FRUTAS Y VERDURAS               NORTEMAR
Camino Real 12, La Calera             N° 47120
www.nortemar.cl

Cliente       ANA MUESTRA SOTO
Total $       74.000`),
    ]).fields.supplierName?.value;
  expect(read('COMERCIAL NORTEMAR S. A.')).toBe('COMERCIAL NORTEMAR S. A.');
});

it('the name at length may stand before its street in one line, with other accents', () => {
  expect(supplierOf('Nórthwind Royal Lakeside, 1 Mill Street Link')).toBe('Nórthwind Royal Lakeside');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierOf = (...head: readonly string[]) =>
  understand([
    typedPage(`
${head.join('\n')}
Mitre 218 Te.: 02954 412200
C.U.I.T.: 30-71200306-3
Factura Nro 0005-00011643            Fecha: 12/03/2026
Total          $ 1.200,00`),
  ]).fields.supplierName?.value;

it('a cooperative is called from its first word on, lines above its form of law', () => {
  expect(supplierOf('Cooperativa Popular de', 'Electricidad Obras y Servicios', 'Públicos de Villa Modelo Ltda.')).toBe(
    'Cooperativa Popular de Electricidad Obras y Servicios Públicos de Villa Modelo Ltda.',
  );
});

it('no other company takes the line over it', () => {
  expect(supplierOf('Distribuciones del Sur', 'Papelera Villa Modelo Ltda.')).toBe('Papelera Villa Modelo Ltda.');
});

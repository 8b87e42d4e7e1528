import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { valuesOf } from '../../../../testing/understood.ts';
import { candidate } from '../../candidate.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { findSections } from '../blocks/sections.ts';
import { fromNamesInLaw, fromNumberedNames } from './names-in-law.ts';

const read = (typed: string) => valuesOf(understand([typedPage(typed)]));

const form = (buyer: string) => `
        LA COLMENA          A        FACTURA
                        COD. 01
                                     Punto de Venta: 00003     Comp. Nro: 00000471
Razón Social: RAMIREZ ESTELA MARIA   Fecha de Emisión: 18/02/2026
Domicilio Comercial: Nogues 576      CUIT: 20267565393
Condición frente al IVA: IVA Responsable Inscripto

${buyer}
Condición frente al IVA: IVA Responsable Inscripto

                                     Importe Neto Gravado: $      1000,00
                                     IVA 21%: $                    210,00
                                     Importe Total: $             1210,00`;

it('on the form of Argentina’s treasury who issues is called in law behind his label, under his shop’s name', () => {
  const both = read(form('CUIT: 30500001735      Apellido y Nombre / Razón Social: COOPERATIVA LA UNION LTDA'));
  expect(both).toMatchObject({ supplierName: 'RAMIREZ ESTELA MARIA', buyerName: 'COOPERATIVA LA UNION LTDA' });
});

it('a name in law in the buyer’s part is the buyer’s', () => {
  const { supplierName } = read(`
LA COLMENA                           FACTURA
Nogues 576, 18004 Granada            Nº: 4000-12            Fecha: 27/03/2026
Cliente
Razón Social: COOPERATIVA LA UNION
Calle Mayor 4, 28004 Madrid
Total: 122,00 EUR`);
  expect(supplierName).not.toBe('COOPERATIVA LA UNION');
});

it('who has his number printed a second time behind his name has sent the paper', () => {
  const page = (number: string) => `
Modelo Express                                  R.U.T.: 76.086.428-5
                                                FACTURA ELECTRONICA
                                                N° 4471
Casa Matriz: Avenida Larga 5, Santiago
Señores                                         Rut
MODELO ANDINO LIMITADA                          11.111.111-1
Fecha de emisión   08-07-2026
Total   $ 540.300
Para pago vía transferencia electrónica:
Muestra Viajes S.A RUT: ${number} e-mail: cobranzas@viajes.example`;
  const namesIn = (typed: string) => {
    const text = toDocumentText([typedPage(typed)]);
    return fromNumberedNames(text, findSections(text)).map(({ value }) => value);
  };
  expect(namesIn(page('76.086.428-5'))).toEqual(['Muestra Viajes S.A']);
  expect(namesIn(page('96.842.520-K'))).toEqual([]);
});

it('a name in law under the buyer’s is whoever’s, and not who issues', () => {
  const text = toDocumentText([
    typedPage(`${form('CUIT: 30500001735      Apellido y Nombre / Razón Social: COOPERATIVA LA UNION LTDA')}
Transporte
Razón Social: CARGA DEL SUR`),
  ]);
  const buyer = text.cells.find((cell) => cell.text.includes('COOPERATIVA'));
  if (!buyer) throw new Error('the buyer was typed');
  const told = candidate('COOPERATIVA LA UNION LTDA', 0.9, 1, buyer.words);
  expect(fromNamesInLaw(text, findSections(text), told).map(({ value }) => value)).toEqual(['RAMIREZ ESTELA MARIA']);
});

it('and is found at all where nothing else on the page names him', () => {
  const { supplierName } = read(`
                                                R.U.T.: 76.086.428-5
                                                FACTURA ELECTRONICA
                                                N° 4471
                                                S.I.I. - SANTIAGO CENTRO
Giro: Agencia de Viajes
Casa Matriz: Avenida Larga 5, Oficina 0101, Santiago
Señores                                         Rut
MODELO ANDINO LIMITADA                          96.842.520-K
Fecha de emisión   08-07-2026
Detalle                                         Monto
PASAJE                                          $ 540.300
Total                                           $ 540.300
Para pago vía transferencia electrónica, realizarlo a :
Muestra Viajes S.A RUT: 76.086.428-5 e-mail: cobranzas@viajes.example
Cuenta corriente 44712345 Banco Modelo`);
  expect(supplierName).toBe('Muestra Viajes S.A');
});

it('on the form of Ecuador’s treasury who issues is called in law, in two lines, under a name that he trades by', () => {
  const both = read(`
                                             RUC: 1798765406001
                                             FACTURA
Nombre Comercial: MODELA S.A
Razón social: SERVICIOS DEL EJEMPLO            N°: 001-002-000004471
MUESTRASALUD MODELA S.A.                        AMBIENTE: PRODUCCION
Dir Matriz: CALLE MODELO 12                  EMISIÓN: NORMAL
Razón Social / Nombres y Apellidos: ANA MUESTRA
Identificación: 0912345675
Fecha de Emisión: 2026-05-14
VALOR TOTAL USD       250.00`);
  expect(both).toMatchObject({
    supplierName: 'SERVICIOS DEL EJEMPLO MUESTRASALUD MODELA S.A.',
    supplierVatNumber: '1798765406001',
    buyerName: 'ANA MUESTRA',
  });
});

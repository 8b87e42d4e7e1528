import { describe, expect, test } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const OWN = 'GODE561231GR8';
const page = (own: string, ...foot: string[]) =>
  typedPage(`
FACTURA                                                       FOLIO: 452
              Emisor:                             Receptor:
              HERRAJES DEL NORTE SA DE CV         CLUB DEPORTIVO ANAHUAC
              ${own.padEnd(36)}XAXX010101000
              Calle 7 No. 12, Monterrey           Av. Juarez 100, Puebla

Fecha de emision: 05/11/2025

Cantidad   Concepto                        Precio      Importe
2          Reja de acero                 $ 500.00    $1,000.00

                                        Subtotal:    $1,000.00
                                        IVA 16%:       $160.00
                                        Total:       $1,160.00
${foot.join('\n')}
`);

describe('Mexico’s numbers', () => {
  test('are known where no label names them, by their day and their check digit', () => {
    const { fields } = understand([page(OWN)]);
    expect(fields.supplierVatNumber?.value).toBe(OWN);
  });

  test.each([
    ['Fecha de Certificacion:         RFC del PAC:', '5/11/2025                       MUS010203AB3'],
    ['RFC Prov. Certif.: MUS010203AB3', ''],
    ['RFC proveedor de certificacion:', 'MUS010203AB3'],
  ])('of who certified the paper are not who sells: %s', (...foot) => {
    expect(understand([page(OWN, ...foot)]).fields.supplierVatNumber?.value).toBe(OWN);
    expect(understand([page('', ...foot)]).fields.supplierVatNumber).toBeUndefined();
  });

  test('with a check digit that does not hold, and no label, are codes of something else', () => {
    expect(understand([page('', 'Clave: GODE561231GR3')]).fields.supplierVatNumber).toBeUndefined();
  });
});

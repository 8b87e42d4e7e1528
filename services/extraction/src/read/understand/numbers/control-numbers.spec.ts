import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { withConfidence } from '../../calibration/calibrate-reading.ts';
import { understand } from '../understand.ts';

const numberOn = (related: string) => {
  const { fields, findings } = understand([
    typedPage(`
DOCUMENTO TRIBUTARIO ELECTRONICO
COMPROBANTE DE CREDITO FISCAL
                                        Numero de Control :
                                                  DTE-03-M001P001-000000000000471
No. Correlativo Interno: SV26000471
${related}
Total operaciones:    113.00`),
  ]);
  const { invoiceNumber } = withConfidence(fields, findings);
  return invoiceNumber && [invoiceNumber.value, invoiceNumber.confidence >= 0.9];
};

it("the control number of El Salvador's electronic papers is the invoice's, wherever it stands", () => {
  expect(numberOn('')).toEqual(['DTE-03-M001P001-000000000000471', true]);
});

it('of two none is told by its form', () => {
  expect(numberOn('Documento relacionado: DTE-03-M001P001-000000000000470')).not.toEqual([
    'DTE-03-M001P001-000000000000471',
    true,
  ]);
});

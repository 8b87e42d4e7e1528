import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

const certainTotal = (rows: string) => {
  const { fields, findings } = understand([
    typedPage(`
Facture n° 26-447812                     Nantes, le 5 janvier 2026
Garantie                        Prime nette       Taxes      Total TTC
${rows}`),
  ]);
  const { grossTotal } = withConfidence(fields, findings);
  return grossTotal && grossTotal.confidence >= 0.9 ? grossTotal.value : undefined;
};

it('one row of several that add up is not certain as the total, their sum is', () => {
  const rows = `
Responsabilité civile                312,00       28,08         340,08
Local professionnel                  158,06       14,22         172,28`;
  expect(certainTotal(rows)).toBeUndefined();
  expect(
    certainTotal(`${rows}
Total                                470,06       42,30         512,36`),
  ).toBe('512.36');
});

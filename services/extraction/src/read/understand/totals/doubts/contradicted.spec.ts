import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { withConfidence } from '../../../calibration/calibrate-reading.ts';
import { understand } from '../../understand.ts';

it('what adds up as VAT and is called nothing is not certain where another amount is called so', () => {
  const page = (heading: string) => `
INVOICE# 4471                                Date: 3/14/2026
Merchandise         ${heading}          Xyzq & Wq        Invoice Total
1,200.00            0.00         7.40             1,207.40`;
  const { fields, findings } = understand([typedPage(page('Tax'))]);
  expect(withConfidence(fields, findings).vatTotal?.confidence ?? 0).toBeLessThan(0.9);
});

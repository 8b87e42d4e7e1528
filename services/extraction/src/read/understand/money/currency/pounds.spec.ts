import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const read = (facts: string, sign: string, source: 'text' | 'ocr' = 'ocr') =>
  understand([
    typedPage(
      `
Lumen Works Cyf
12 Mill Lane
${facts}
Inv No 147854
Unblocking drain at rear of house      ${sign}126.00
                           Total       ${sign}126.00
                           VAT          ${sign}25.20
                                       ${sign}151.20`,
      1,
      source,
    ),
  ]).fields.currency;
const BRITISH = 'Llanrwst LL26 OUP\nVAT NO  123 4567 82';

it('a recognised ‘€’ on a British paper is a worn ‘£’, and not certainly', () => {
  expect(read(BRITISH, '€')?.value).toBe('GBP');
  expect(read(BRITISH, '€')?.confidence).toBeLessThan(0.5);
});

it.each([
  ['in print', BRITISH, 'text'],
  ['without a postcode', 'VAT NO  123 4567 82', 'ocr'],
  ['without Britain’s words', 'Llanrwst LL26 OUP', 'ocr'],
  ['of Ireland', `${BRITISH}\nDublin, Ireland`, 'ocr'],
  ['where it is written out', `${BRITISH}\nAll prices in EUR`, 'ocr'],
] as const)('%s it is the euro', (_what, facts, source) => {
  expect(read(facts, '€', source)?.value).toBe('EUR');
});

it('a ‘£’ that was read is as sure as ever', () => {
  expect(read(BRITISH, '£')?.confidence).toBeGreaterThan(0.8);
});

it('nor is it less sure where another was misread', () => {
  expect(read(`${BRITISH}\nDeposit €10.00`, '£')).toMatchObject({ value: 'GBP' });
  expect(read(`${BRITISH}\nDeposit €10.00`, '£')?.confidence).toBeGreaterThan(0.6);
});

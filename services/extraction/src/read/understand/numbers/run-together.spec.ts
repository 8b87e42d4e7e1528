import { expect, it } from 'vitest';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const numberOn = (line: string) =>
  understand([
    recognised(`
Lindenhof Courier Services Limited       Invoice No.             Dated
${line}
Gloucester GL1 2AB
Total                                    £ 129.00`),
  ]).fields.invoiceNumber;

it('a number under its label is not what ran together with it from the column before', () => {
  const { value, confidence = 0 } =
    numberOn('14 Old Colony, near the Quay, Harbour St LCS/GL0060/21 / 28-Feb-22') ?? {};
  expect(value).toBe('LCS/GL0060/21');
  expect(confidence).toBeGreaterThan(0.6);
});

it('a number with figures behind it that a lost dash may have joined is not sure', () => {
  const found = numberOn('14 Old Colony, near the Quay, Harbour St LCS/GL0060/21 22 (28-Feb-22');
  expect(found?.value).toBe('LCS/GL0060/21');
  expect(found?.confidence).toBeLessThan(0.6);
});

it('a number of one figure is not sure in a picture', () => {
  const sureOf = (number: string) =>
    understand([
      recognised(`
Lindenhof Courier Services Limited
Invoice No. ${number}
Total                                    £ 129.00`),
    ]).fields.invoiceNumber?.confidence ?? 0;
  expect(sureOf('4471')).toBeGreaterThan(0.6);
  expect(sureOf('7')).toBeLessThan(0.6);
});

const numberBeside = (number: string) =>
  understand([
    recognised(`
Talleres Bahía S.R.L.
Factura N° ${number}
Total                                    129,00 €`),
  ]).fields.invoiceNumber;

it('a series and a number that a lost dash parted are one, and not sure', () => {
  const found = numberBeside('25     5469');
  expect(found?.value).toBe('25 5469');
  expect(found?.confidence).toBeLessThan(0.6);
});

it('a point of sale and its number are one', () => {
  expect(numberBeside('00004     00004127')?.value).toBe('00004-00004127');
});

it("a figure before letters is a letter, and not sure: '1EE2026002338'", () => {
  const found = numberBeside('1EE2026002338');
  expect(found?.value).toBe('IEE2026002338');
  expect(found?.confidence).toBeLessThan(0.6);
});

// What ends Norway's VAT numbers (Peppol BIS, rule NO-R-001), and is left out as often.
import { squeeze } from '../../text/fold.ts';
import type { VatNumber } from './vat-number.ts';

const NORWEGIAN = /^NO(\d{9})$/;

/** Norway's numbers with the letters that stand behind their figures, in one place of the pages or in all. */
export function withLettersOfTax(numbers: readonly VatNumber[]): VatNumber[] {
  const lines = numbers.map(({ cell }) => squeeze(cell.text));
  return numbers.map((number) => {
    const figures = NORWEGIAN.exec(number.value)?.[1];
    const isTaxed = figures !== undefined && lines.some((line) => line.includes(`${figures}mva`));
    if (!isTaxed) return number;
    const { value, printed } = number;
    return { ...number, value: `${value}MVA`, ...(printed !== undefined && { printed: `${printed}MVA` }) };
  });
}

// Pages in the type of a typewriter, as a recogniser gives them: spaces as wide as letters.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

/** As wide as makes a space of 1.2 heights. */
const WIDE = 3.6;

function typewritten(typed: string): PageText {
  const page = typedPage(typed, 1, 'ocr');
  const words = page.rows
    .flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    .map((word) => ({ ...word, x0: WIDE * word.x0, x1: WIDE * word.x1 }));
  return { ...page, width: WIDE * page.width, rows: layOutRows(words, 'ocr') };
}

const HEAD = `
Whinfell Seed Merchants Limited of Harbour Town, established in the county a long time ago
Invoice number: WS-4471          Date: 12 March 2026
All goods remain the property of the merchants until they are paid for in full, whatever is agreed

`;
const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal } = understand([typewritten(`${HEAD}${typed}`)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value];
};

it('thousands parted by a space are one number where spaces are wide', () => {
  expect(
    totalsOf(`Total HT           1 480,50
Total TVA             99,03
Total TTC          1 579,53`),
  ).toEqual(['1480.50', '99.03', '1579.53']);
});

it('a point that was read as a space stands before decimals', () => {
  expect(
    totalsOf(`Subtotal           €49 00
VAT 20%             €9 80
Total              €58 80`),
  ).toEqual(['49.00', '9.80', '58.80']);
});

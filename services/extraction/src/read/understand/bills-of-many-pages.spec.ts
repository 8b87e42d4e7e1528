// How much more work a bill of more pages is: counted in sums that are made, whatever else the machine does.
import { Decimal } from 'decimal.js';
import { expect, it, vi } from 'vitest';
import { typedPage } from '../../testing/typed-page.ts';
import { understand } from './understand.ts';

/** A page of charges of its own, each with figures that no other page has. */
function detailPage(number: number): string {
  const charges = Array.from({ length: 30 }, (_, at) => {
    const cents = number * 7_919 + at * 613;
    return `Service charge ${at}      ${(cents / 100).toFixed(2)}`;
  });
  const [net, vat] = [number * 411 + 100, number * 37 + 5];
  return `
Premises ${number}          Usage
${charges.join('\n')}
Discount                -${(number / 4).toFixed(2)}
Delivery charge         ${(number / 2).toFixed(2)}
Subtotal                ${(net / 10).toFixed(2)}
State tax 6 %           ${(vat / 10).toFixed(2)}
Total                   ${((net + vat + 3) / 10).toFixed(2)}`;
}

function sumsFor(pages: number): number {
  const spies = (['minus', 'plus', 'times', 'comparedTo'] as const).map((name) => vi.spyOn(Decimal.prototype, name));
  understand(Array.from({ length: pages }, (_, at) => typedPage(detailPage(at + 1), at + 1)));
  const made = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return made;
}

it('four times the pages are five times the work at the most', () => {
  expect(sumsFor(16) / sumsFor(4)).toBeLessThan(5);
});

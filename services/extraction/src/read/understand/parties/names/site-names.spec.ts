import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const page = (line: string, site: string) => `
           JANE WILLIAMS                       Bill # : 2405412701
           2114 Maple Street                   Bill Date: 05/30/2026
           Dallas, TX 75212
${site}
Total Amount Due                               $173.66
${line}`;
const supplierOf = (line: string, site = 'www.brightenergy.com') =>
  understand([typedPage(page(line, site))]).fields.supplierName;

it('a sender whose letterhead is a picture is named where its site is spelled in words', () => {
  const named = supplierOf('If you believe this is wrong, please call Bright Energy at once.');
  expect(named?.value).toBe('Bright Energy');
  expect(named?.confidence).toBeLessThan(0.9);
});

it('nothing is spelled by a site of few letters, or in the middle of other words', () => {
  expect(supplierOf('Please call Bright Energyplus at once.')?.value).not.toContain('Bright');
  expect(supplierOf('The Deal of the day', 'www.deal.com')?.value).not.toBe('Deal');
});

it('a company that the page names in law goes before the site that it sells by', () => {
  expect(supplierOf('Muster Power Ltd, sold through Bright Energy')?.value).toBe('Muster Power Ltd');
});

it('a site whom to complain to, called like what a bill counts, names nobody', () => {
  expect(supplierOf('Consumo en este periodo      514 kWh', 'www.consumo.example')?.value).not.toBe('Consumo');
});

it.each([
  ['naar de rekening van De Molen Watersport o.v.v. het nummer', 'De Molen Watersport'],
  ['naar de rekening van De Molen o.v.v. het nummer', 'De Molen'],
  ['naar de rekening van De Molen o.v.v. het nummer\nDe Molen Watersport groet u', 'De Molen'],
  ['Dank u', 'De Molen'],
])('a name goes on as it does wherever it stands: %s', (line, name) => {
  expect(supplierOf(`De Molen Watersport\n${line}`, 'www.demolen.example')?.value).toBe(name);
});

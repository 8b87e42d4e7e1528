// Rows of a table that a word or a shape kept out of its lines, and that the net total holds.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (...pages: string[]) => linesOf(understand(pages.map((page, index) => typedPage(page, index + 1))));

const invoice = (items: string, [net, vat, gross]: readonly [string, string, string]) => `
Invoice no: 4711           Date: 12.03.2026

${items}

                                         Subtotal             ${net}
                                         VAT 20 %             ${vat}
                                         Total                ${gross}`;

it('an item that begins with a word of totals is a line, the first one too', () => {
  const items = (...names: string[]) => `
Description                                                  Amount
${names.join('\n')}`;
  const annual = 'Annual accounts                                              450.00';
  const vat = 'VAT return Q1 2026                                           150.00';
  const payroll = 'Payroll                                                      120.00';
  const totals = ['720.00', '144.00', '864.00'] as const;
  expect(read(invoice(items(annual, vat, payroll), totals))).toEqual([
    [undefined, '450.00'],
    [undefined, '150.00'],
    [undefined, '120.00'],
  ]);
  expect(read(invoice(items(vat, annual, payroll), totals))).toHaveLength(3);
});

it('one that costs what the one above does is a line, and no sum of it', () => {
  const items = `
Description                                                  Amount
Annual accounts                                              450.00
VAT return Q1 2026                                           450.00
Payroll                                                      120.00`;
  expect(read(invoice(items, ['1,020.00', '204.00', '1,224.00']))).toHaveLength(3);
});

it('a figure that stands in no column of totals is none of theirs, though it would make the sum', () => {
  const items = `
Description                                                  Amount
Annual accounts                                              450.00
VAT return Q1 2026          150.00
Payroll                                                      120.00`;
  expect(read(invoice(items, ['720.00', '144.00', '864.00']))).not.toHaveLength(3);
});

it('they are none where all rows come to another sum than the net total', () => {
  const short = read(
    invoice(
      `
Description                     Quantity                     Amount
Annual accounts                        1                     450.00
VAT return Q1 2026                     1                     150.00
Payroll                                1                     120.00`,
      ['450.00', '90.00', '540.00'],
    ),
  );
  expect(short).toEqual([['1', '450.00']]);
});

it('a tax of a name we do not know is none, where the net total is misread with it', () => {
  const page = `
Invoice no: 4711           Date: 12.03.2026
Reverse charge: Yes
Description                     Quantity        Rate         Amount
Annual accounts                        1      450.00         450.00
Payroll                                1      150.00         150.00
                                Total                        600.00
Xyzt @ 18%                                                   108.00
Total amount                                                 708.00`;
  expect(read(page)).toEqual([
    ['1', '450.00'],
    ['1', '150.00'],
  ]);
});

it('what follows the sum of a group is a line, and what is charged or taken off behind the sum of all is none', () => {
  const groups = (last: string) => `
Désignation                       Qté        P.U.           Montant
Plaquettes                          2       50,00            100,00
Disques                             3       15,00             45,00
Sous-total pièces                                            145,00
${last}`;
  const items = [
    ['2', '100.00'],
    ['3', '45.00'],
  ];
  const page = (last: string) => `
Facture F-4711             Date 12/03/2026
${groups(last)}

                                         Total HT            235,00
                                         TVA 20 %             47,00
                                         Total TTC           282,00`;
  expect(read(page("Main d'oeuvre                                                 90,00"))).toEqual([
    ...items,
    [undefined, '90.00'],
  ]);
  expect(read(page('Frais de port                                                 90,00'))).toEqual(items);
});

it('a reduction among them stays one', () => {
  const page = `
Invoice no: 4711           Date: 12.03.2026
Description                                                  Amount
Annual accounts                                              450.00
VAT return Q1 2026                                           150.00
Discount 10%                                                 -60.00

                                         Net total            540.00
                                         VAT 20 %             108.00
                                         Total                648.00`;
  expect(read(page)).toEqual([
    [undefined, '450.00'],
    [undefined, '150.00'],
  ]);
});

it('a reduction by an unknown word is no line, nor is a charge beside it', () => {
  const page = (rows: string, net: string, vat: string, gross: string) => `
Invoice no: 4711           Date: 12.03.2026
Description                     Quantity    Unit price        Amount
Office chair                           2         50.00        100.00
VAT return Q1 2026                     1                       45.00
${rows}

                                         Net total            ${net}
                                         VAT 20 %             ${vat}
                                         Total                ${gross}`;
  const thanks = 'Loyalty thanks                                                -5.00';
  const freight = 'Freight                                                        15.00';
  expect(read(page(thanks, '140.00', '28.00', '168.00'))).toEqual([
    ['2', '100.00'],
    ['1', '45.00'],
  ]);
  expect(read(page(`${freight}\n${thanks}`, '155.00', '31.00', '186.00'))).not.toContainEqual([undefined, '15.00']);
});

it('what is called as what a page hands on, and comes to no sum of the rows above, is a line', () => {
  const page = (row: string, net: string, vat: string, gross: string) => `
Invoice no: 4711           Date: 12.03.2026
Description                     Quantity    Unit price        Amount
Survey                                 1        400.00        400.00
${row}
Travel                                 1        100.00        100.00

                                         Subtotal             ${net}
                                         VAT 20 %             ${vat}
                                         Total                ${gross}`;
  expect(
    read(
      page('Report                                 2        250.00        500.00', '1,000.00', '200.00', '1,200.00'),
    ),
  ).toEqual([
    ['1', '400.00'],
    ['2', '500.00'],
    ['1', '100.00'],
  ]);
  expect(
    read(page('Transport                                                      45.00', '545.00', '109.00', '654.00')),
  ).toEqual([
    ['1', '400.00'],
    [undefined, '45.00'],
    ['1', '100.00'],
  ]);
});

it('rows overleaf without headings of their own are lines, returned or priced by no count', () => {
  const first = `
Invoice no: 4711           Date: 12.03.2026

Description                     Quantity    Unit price        Amount
Office chair                           2         50.00        100.00
Lamp                                   3         15.00         45.00`;
  const second = (row: string, net: string, vat: string, gross: string) => `
${row}

                                         Subtotal             ${net}
                                         VAT 20 %             ${vat}
                                         Total                ${gross}`;
  const items = [
    ['2', '100.00'],
    ['3', '45.00'],
  ];
  expect(
    read(
      first,
      second('Lamp returned                         -1         15.00        -15.00', '130.00', '26.00', '156.00'),
    ),
  ).toEqual([...items, ['-1', '-15.00']]);
  expect(
    read(
      first,
      second('Installation, lump sum                                         80.00', '225.00', '45.00', '270.00'),
    ),
  ).toEqual([...items, [undefined, '80.00']]);
});

it('what was found by the net total proves nothing of it', () => {
  const page = `
Invoice no: 4711           Date: 12.03.2026
Description                                                  Amount
Annual accounts                                              450.00
Total redesign                                               150.00
Total                                                        600.00`;
  expect(read(page)).toHaveLength(2);
  expect(understand([typedPage(page)]).fields.netTotal).toBeUndefined();
});

it('amounts without cents that nothing counts are lines where they come to the total', () => {
  const page = (total: string) => `
INVOICE: INV-4471                                            14 March 2026
Service Code       Service Description          Amount(KES)
10113              Apply for Licence                   3000
10114              Convenience Fee                       50
                   Total(KES)                          ${total}`;
  expect(read(page('3050'))).toEqual([
    [undefined, '3000.00'],
    [undefined, '50.00'],
  ]);
  expect(read(page('3060'))).toEqual([]);
});

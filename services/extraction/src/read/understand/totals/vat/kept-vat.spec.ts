import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal, amountDue } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value, amountDue?.value];
};

it("what an Italian utility calls taxes and VAT is more than the VAT, which a public body's bill takes off with a minus", () => {
  const page = `
Luce Chiara S.p.A.                                 Bolletta n. 400110021 del 07/08/2024
Spesa per l'energia                                      1.000,00 €
Totale imposte e IVA                                       290,00 €
IVA Scissione Pagamenti 22% su imponibile di euro          220,00
Totale Bolletta                                          1.290,00 €
IVA in regime di Scissione Pagamenti                      -220,00 €
Totale da pagare                                         1.070,00 €
Fattura in regime di Scissione dei Pagamenti - Art. 17-ter D.P.R. 633/1972`;
  expect(totalsOf(page)).toEqual(['1070.00', '220.00', '1290.00', '1070.00']);
});

it("a credit note's VAT keeps its minus beside a total that has one", () => {
  const page = `
Luce Chiara S.p.A.                                 Nota di credito n. 400110022 del 07/08/2024
Imponibile                                                -100,00 €
IVA 22%                                                    -22,00 €
Totale documento                                          -122,00 €
Scissione dei pagamenti - Art. 17-ter D.P.R. 633/1972`;
  expect(totalsOf(page).slice(0, 3)).toEqual(['100.00', '22.00', '122.00']);
});

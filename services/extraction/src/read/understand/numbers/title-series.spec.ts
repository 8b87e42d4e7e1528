import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const numberOf = (line: string) =>
  understand([
    recognised(`
Padaria do Campo, Lda                               Período: 22/01/2026 a 21/02/2026
NIF 501964843                                       ${line}

Pão de mistura                                                     100,00 €
Total a pagar                                                      106,00 €`),
  ]).fields;

it.each([
  ['Fatura (FA): MN26 / 1581 de 09/03/2026', 'MN26 / 1581'],
  ['Fatura nº MN26 / 1581 de 09/03/2026', 'MN26 / 1581'],
  ['Fatura (FA): 260412', '260412'],
])('a number behind its kind, before its day: %s', (line, number) => {
  expect(numberOf(line).invoiceNumber?.value).toBe(number);
});

it('a number behind its series stands under a title that ends where it ends, and the order further down is none', () => {
  const { invoiceNumber, orderNumber } = understand([
    typedPage(`
                                                            VÂNZĂTOR
                                                          MUSTER SRL

CUMPĂRĂTOR                                                   FACTURA
Ana Brandt                                    FMU/ABC/RO/26/03/10417
                     NR. COMENZII                      260310-4412QX
                     DATA DOCUMENTULUI                    2026-03-10
TOTAL                                                     284,90 RON`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('FMU/ABC/RO/26/03/10417');
  expect(orderNumber?.value).toBe('260310-4412QX');
});

it('the letters of a series that the title has are part of the number, though the foot leaves them out', () => {
  const { invoiceNumber } = understand([
    typedPage(`
Faktura FS 2026/04/000471 oryginał
Data wystawienia: 2026-04-20
Razem   1 200,00 PLN
Numer faktury: 2026/04/000471`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('FS 2026/04/000471');
});

it.each(['QXR31000047', '     QXR31000047'])('letters and figures right under a title are the number: %s', (line) => {
  const { invoiceNumber } = understand([
    typedPage(`
                                                              Zálohová faktúra
                                                              ${line}
DODÁVATEĽ:                                 ODBERATEĽ:
MODELENT s.r.o.                            Ján Vzor
Lipová 4                                   Dubová 33

Dátum vystavenia:   27. 4. 2026            Variabilný symbol:     22000004
                                           Čiastka k úhrade:      12,90 €`),
  ]).fields;
  expect(invoiceNumber?.value).toBe('QXR31000047');
});

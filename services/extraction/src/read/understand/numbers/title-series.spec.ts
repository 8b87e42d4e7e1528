import { expect, it } from 'vitest';
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

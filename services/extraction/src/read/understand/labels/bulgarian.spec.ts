import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('reads a Bulgarian invoice', () => {
  const read = understand([
    typedPage(`
ФАКТУРА № 0000004711                     Оригинал
Дата на издаване: 12.03.2026 г.
Дата на данъчно събитие: 10.03.2026 г.

Получател:                               Доставчик:
Морски Бряг ООД                          Родопски Дървен Дом ЕООД
ЕИК: 123456010                           ЕИК: 123456028
ИН по ЗДДС: BG123456010                  ИН по ЗДДС: BG123456028
гр. Варна, ул. Преслав 4                 гр. Смолян, бул. България 12

№   Наименование на стоката     Мярка   К-во   Ед. цена   Стойност
1   Дъбови врати                бр.        4     250,00   1 000,00
2   Монтаж                      ч.        10      40,00     400,00

                                    Данъчна основа:    1 400,00
                                    ДДС 20%:             280,00
                                    Сума за плащане:   1 680,00 лв.
Срок за плащане: 26.03.2026 г.
IBAN: BG80BNBG96611020345678`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '0000004711',
    issueDate: '2026-03-12',
    dueDate: '2026-03-26',
    currency: 'BGN',
    supplierName: 'Родопски Дървен Дом ЕООД',
    supplierVatNumber: 'BG123456028',
    buyerName: 'Морски Бряг ООД',
    buyerVatNumber: 'BG123456010',
    netTotal: '1400.00',
    vatTotal: '280.00',
    grossTotal: '1680.00',
    iban: 'BG80BNBG96611020345678',
  });
  expect(linesOf(read)).toEqual([
    ['4', '1000.00'],
    ['10', '400.00'],
  ]);
});

it('a bare number beside its day under the title is the invoice’s, its label glued to it or not', () => {
  const numberOf = (label: string) =>
    valuesOf(
      understand([
        typedPage(`
                         ФАКТУРА
Място:Смолян             Дата:22.04.2026             ${label}1000044718
                         ОРИГИНАЛ
Сума за плащане: 890.00 лв.`),
      ]),
    ).invoiceNumber;
  expect(numberOf('Номер:')).toBe('1000044718');
  expect(numberOf('Номер: ')).toBe('1000044718');
});

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('reads an Estonian invoice, whoever pays it first on the page', () => {
  const read = understand([
    typedPage(`
ARVE NR 20260117                             Kuupäev: 05.03.2026
                                             Maksetähtaeg: 19.03.2026
Maksja:                                      Viitenumber: 2026011704
Põhjala Puit OÜ
Tehase tn 4, 80010 Pärnu                     Arvelduskonto: EE382200221020145685
KMKR EE100931558                             Saaja: Randoja Veod AS

Nimetus                        Kogus   Ühik    Hind      Summa
Kaubavedu Pärnu - Riia           3     reis    210.00    630.00
Laadimine                        2     tund     35.00     70.00

                                     Summa käibemaksuta:    700.00
                                     Käibemaks (24%):       168.00
                                     Kokku (EUR):           868.00

Randoja Veod AS, Sadama 12, Tallinn 10111, reg nr 10641928 (KMKR EE100594102)`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '20260117',
    issueDate: '2026-03-05',
    dueDate: '2026-03-19',
    supplierName: 'Randoja Veod AS',
    supplierVatNumber: 'EE100594102',
    buyerName: 'Põhjala Puit OÜ',
    buyerVatNumber: 'EE100931558',
    iban: 'EE382200221020145685',
    netTotal: '700.00',
    vatTotal: '168.00',
    grossTotal: '868.00',
  });
  expect(linesOf(read)).toEqual([
    ['3', '630.00'],
    ['2', '70.00'],
  ]);
});

it('reads a Latvian invoice', () => {
  const read = understand([
    typedPage(`
RĒĶINS Nr. LD-260412
Rēķina datums: 12.04.2026             Apmaksas termiņš: 26.04.2026

Piegādātājs: SIA "Liepu Druka"         Pircējs: SIA "Gaujas Tirgus"
PVN reģ. Nr. LV40003032949            PVN reģ. Nr. LV40003009497
Brīvības iela 40, Rīga                Stacijas iela 3, Sigulda

Nosaukums                      Daudzums  Mērv.   Cena     Summa
Plakāti A2                        200     gab.    1,25    250,00

                                     Summa bez PVN:         250,00
                                     PVN 21%:                52,50
                                     Summa apmaksai:        302,50 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: 'LD-260412',
    issueDate: '2026-04-12',
    dueDate: '2026-04-26',
    supplierName: 'SIA "Liepu Druka"',
    supplierVatNumber: 'LV40003032949',
    buyerName: 'SIA "Gaujas Tirgus"',
    buyerVatNumber: 'LV40003009497',
    netTotal: '250.00',
    vatTotal: '52.50',
    grossTotal: '302.50',
  });
  expect(linesOf(read)).toEqual([['200', '250.00']]);
});

it('reads a Lithuanian invoice', () => {
  const read = understand([
    typedPage(`
PVM sąskaita faktūra Nr. NB-00318
Sąskaitos data: 2026-02-09            Apmokėti iki: 2026-02-23

Pardavėjas                            Pirkėjas
UAB Nemuno Baldai                     UAB Kauno Viešbučiai
Taikos pr. 88, Kaunas                 Vilniaus g. 10, Kaunas
PVM mokėtojo kodas LT119505811        PVM mokėtojo kodas LT100001919017

Pavadinimas                    Kiekis   Vnt.   Kaina      Suma
Kėdė                             12     vnt.   45,00     540,00

                                     Suma be PVM:           540,00
                                     PVM 21%:               113,40
                                     Iš viso su PVM:        653,40 EUR`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: 'NB-00318',
    issueDate: '2026-02-09',
    dueDate: '2026-02-23',
    supplierName: 'UAB Nemuno Baldai',
    supplierVatNumber: 'LT119505811',
    buyerName: 'UAB Kauno Viešbučiai',
    netTotal: '540.00',
    vatTotal: '113.40',
    grossTotal: '653.40',
  });
  expect(linesOf(read)).toEqual([['12', '540.00']]);
});

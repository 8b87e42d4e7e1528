import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const BILL = `
Luz do Campo, Lda                                                    Fatura MN26/15
ELETRICIDADE                  Data Inicial   Quantidade     Preço Unit.   Valor sem IVA   IVA
Potência contratada           22/01/2026          1 488        0,045800           68,15   23%
Acesso às redes               22/01/2026            893        0,243500          217,45   23%
Impostos
Imposto especial de consumo                       16 922       0,001000           16 92   23%
Imposto de audiovisual                                31       0,093634            2,90    6%
Outros
Tarifa social                 22/01/2026            300        0,020670            6,20   23%
                                                          TOTAL:         311,62 €`;

it('a duty among the items is one: no sum has a quantity and a price, be its total read or not', () => {
  expect(linesOf(understand([recognised(BILL)]))).toEqual([
    ['1488', '68.15'],
    ['893', '217.45'],
    ['31', '2.90'],
    ['300', '6.20'],
  ]);
});

const GROUPS = `
Élan Énergie SA                        N.I.T.V.A. FR 40 303 265 045
0900000118 (service et prix d'appel)   Facture du 29/07/2026 N° 41002200118         Montant total
                                                                                    TTC
                                                                                    142,50 €
Votre contrat Electricité
                                                                  Prix €HT/mois  Montant €HT      TVA
Abonnement
Base - 06kVA - du 29/01/26 au 31/01/26                                     8,50         0,85     5,5%
Base - 06kVA - du 01/02/26 au 28/07/26                                     8,40        49,60     5,5%
Base - 06kVA - du 29/07/26 au 28/01/27                                     8,40        50,40     5,5%
Déduction - Base - 06kVA - du 29/01/26 au 28/07/26                         8,50       -51,00     5,5%
Total Abonnement (dont acheminement 39,84 €)                                           49,85
                                   Relevé début   Relevé fin  Conso kWh   Prix €HT/kWh  Montant €HT     TVA
Consommation
Base - 06kVA - du 29/01/26 au 28/07/26   4551           5051        500     0,1000 (1)        50,00   20,0%
Total Consommation (dont acheminement 19,11 €)                      500                       50,00
                                                              Conso kWh   Prix €HT/kWh  Montant €HT     TVA
Taxes et Contributions
Taxe sur la Consommation Finale d'Electricité                       500        0,01000         5,00   20,0%
Contribution au Service Public d'Electricité                        500        0,02200        11,00   20,0%
Contribution Tarifaire d'Acheminement                                                         10,15    5,5%
Total Taxes et Contributions                                                                  26,15
Total Electricité hors TVA                                                                   126,00

Total facture hors TVA du 29/07/2026                                                          126,00 €
TVA 20,00 % sur un montant total de 66,00 €                                                    13,20 €
TVA 5,50 % sur un montant total de 60,00 €                                                      3,30 €
Total facture TTC du 29/07/2026                                                               142,50 €`;

it('each group of a bill has headings of its own over figures, its items called on their left', () => {
  const bill = understand([typedPage(GROUPS)]);
  expect(linesOf(bill)).toEqual([
    [undefined, '0.85'],
    [undefined, '49.60'],
    [undefined, '50.40'],
    [undefined, '-51.00'],
    ['500', '50.00'],
    ['500', '5.00'],
    ['500', '11.00'],
    [undefined, '10.15'],
  ]);
  expect(bill.lines?.[4]?.designation).toMatch(/^Base - 06kVA/);
});

it('charges down to their sum are the lines, be it told again on a slip below, and their taxes nowhere', () => {
  const read = understand([
    typedPage(`
ENERGIA DO NORTE SA                 Nota Fiscal 118204417        Data Emissão 12/02/2026
Itens Faturados                                  Tar. sem Impostos             Valor
Consumo 512 kWh a 0,731500                                0,731500            374,53
Contribuição de Iluminação Pública                                             41,20
Multa Por Atraso 12/2025-00                                                     6,18

Base de Cálculo    Alíquota      Valor do ICMS        Vencimento          Valor a Pagar
        (*)           (*)              (*)            02/03/2026            R$ 421,91
(*) ICMS recolhido por ST

UC              Mês/Ano         Vencimento        Valor
0004417-0       02/2026         02/03/2026    R$ 421,91`),
  ]);
  expect(linesOf(read).map(([, net]) => net)).toEqual(['374.53', '41.20', '6.18']);
});

it('what a chart says beside the charges, and the sums of groups, be they of one, are none of them', () => {
  const read = understand([
    typedPage(`
ENERGÍAS DEL SUR, S.A.U.     Número de factura 21180612417     Fecha de emisión 13 de junio de 2026
ENERGÍA                                                            EL 47% DE SU FACTURA
Potencia facturada      3,45 kW x 23 días x 0,1152       9,14 €    ESTÁ DESTINADO A
Energía facturada       Horas no promocionadas          28,12 €
                        Horas promocionadas              6,04 €
Total 222,45 kWh hasta 31/05/2026              34,16 €             Costes de producción     31,05 €
Impuesto sobre electricidad    5,1127% s/43,30           2,21 €    Impuestos                12,40 €
TOTAL ENERGÍA                                           45,51 €    Incentivos               11,87 €
SERVICIOS Y OTROS CONCEPTOS
Alquiler equipos medida    33 días x 0,0267              0,88 €    Energías renovables      10,02 €
TOTAL SERVICIOS Y OTROS CONCEPTOS                        0,88 €    Otros costes              7,67 €
IMPORTE TOTAL                                           46,39 €
IVA      21% s/46,39                                     9,74 €
TOTAL IMPORTE FACTURA                                   56,13 €`),
  ]);
  expect(linesOf(read).map(([, net]) => net)).toEqual(['9.14', '28.12', '6.04', '2.21', '0.88']);
});

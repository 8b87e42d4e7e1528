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

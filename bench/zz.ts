import { typedPage } from '../services/extraction/src/testing/typed-page.ts';
import { linesOf } from '../services/extraction/src/testing/understood.ts';
import { understand } from '../services/extraction/src/read/understand/understand.ts';
const pages = [`
Rēķina Nr. 11494227
Elektroenerģija FIKSĒTAIS                      Apjoms   Mērv.      Cena,   Summa bez PVN,
01.07.2026 - 31.07.2026                                            EUR               EUR
Elektroenerģija                                  0,00   kWh       0,1157            0,00
Apkalpošanas maksa                               1,00   gab.        1,65            1,65
Maksājuma samazinājums                           1,00   gab.        0,00            0,00
Elektroierīču apdrošināšana                      1,00   gab.        0,32            0,32
Elektroierīču izmaksas                           1,00   gab.        0,56            0,56
                                                                                    2,53
Sadales sistēmas pakalpojumi, PAMATA-1 3F      Apjoms   Mērv.      Cena,   Summa bez PVN,
01.07.2026 - 31.07.2026                                            EUR               EUR
Skaitītājs 4301043825; Rādījumi 51204.83-52039.1
Maksa par elektroenerģijas piegādi             834,27   kWh      0,03985           33,25
Maksa par jaudas uzturēšanu                     40,00     A         0,92           36,80
Maksājuma samazinājums                           1,00   gab.        0,00            0,00
                                                                                   70,05
                                   Ar PVN 21% apliekamā summa:                      72,26
                                   Ar PVN neapliekamā summa:                         0,32
                                                  PVN 21%:                          15,17
                                                  Kopā ar PVN:                      87,75`,
`
Nota Fiscal 112612898         Data Emissão 12/02/2026

Itens Faturados                                  Tar. sem Impostos             Valor
Consumo 651 kWh a 0,843040                                0,843040            548,81
Contribuição de Iluminação Pública (COSIP)                                     53,33
Correcao Monetaria Da Il. Publica 12/2025-00                                    0,02
Multa Por Atraso 12/2025-00                                                    10,56

Base de Cálculo    Alíquota      Valor do ICMS        Vencimento          Valor a Pagar
        (*)           (*)              (*)            02/03/2026          R$ 612,72`];
for (const p of pages) { const u = understand([typedPage(p)]); console.log(JSON.stringify(linesOf(u)), u.fields.netTotal?.value, u.fields.grossTotal?.value); }

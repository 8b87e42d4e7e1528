import type { Phrase } from './phrase.ts';

/** What columns and sums are called in Estonian, Latvian and Lithuanian, in this order. */
export const BALTIC: readonly Phrase[] = [
  ['colItemCode', 1, `tootekood|artikli kood|kauba kood|preces kods|prekes kodas`],
  [
    'colDesignation',
    1,
    `nimetus|toote nimetus|toote nimetus lisainfo|kauba nimetus|teenuse nimetus|kauba teenuse nimetus|toode|teenus|kaup|kirjeldus|selgitus|sisu
    |nosaukums|preces nosaukums|pakalpojuma nosaukums|preces pakalpojuma nosaukums|prece|pakalpojums|apraksts
    |pavadinimas|prekes pavadinimas|paslaugos pavadinimas|prekes paslaugos pavadinimas|preke|paslauga|aprasymas`,
  ],
  ['colQuantity', 1, `kogus|hulk|daudzums|skaits|kiekis`],
  ['colUnit', 1, `uhik|mootuhik|mervieniba|merv|mato vnt|mat vnt|matas`],
  [
    'colUnitPrice',
    1,
    `hind|uhiku hind|uhikuhind|hind km ta|hind ilma km|hind kaibemaksuta|vienibas cena|cena bez pvn|kaina|vieneto kaina|kaina be pvm`,
  ],
  ['colVatRate', 1, `km %|km maar|kaibemaks|kaibemaks %|kaibemaksu maar|pvn|pvn %|pvn likme|pvm|pvm %|pvm tarifas`],
  ['colTotal', 1, `kokku|maksumus|kopa|summa bez pvn|suma be pvm|summa km ta|summa kaibemaksuta`],
  ['colGross', 1, `summa km ga|kokku km ga|summa ar pvn|suma su pvm`],
  ['colDiscount', 1, `soodustus|soodustus %|allahindlus|atlaide|atlaide %|nuolaida|nuolaida %`],
  [
    'netTotal',
    0.9,
    `summa kaibemaksuta|summa km ta|summa ilma km|summa ilma kaibemaksuta|kokku kaibemaksuta|kokku km ta|kokku ilma km|kokku ilma kaibemaksuta|maksustatav kaive|maksustatav summa|maksuvaba kaive
    |summa bez pvn|kopa bez pvn|kopeja summa bez pvn|ar pvn apliekama summa|apliekama summa
    |suma be pvm|is viso be pvm|viso be pvm|bendra suma be pvm|apmokestinamoji verte`,
  ],
  [
    'vatTotal',
    0.9,
    `kaibemaks|kaibemaks kokku|kaibemaksu summa|kokku kaibemaks|km 20%|km 22%|km 24%|pvn|pvn kopa|pvn summa|kopa pvn|pvm|pvm suma|pvm is viso|is viso pvm`,
  ],
  [
    'grossTotal',
    0.9,
    `arve summa|arve kokku|kokku koos km|kokku km ga|summa km ga|kokku kaibemaksuga|kokku koos kaibemaksuga|summa koos kaibemaksuga
    |summa ar pvn|kopa ar pvn|kopsumma|kopeja summa|kopeja summa ar pvn|rekina summa
    |suma su pvm|is viso su pvm|viso su pvm|bendra suma|bendra suma su pvm`,
  ],
  ['grossTotal', 0.6, `kokku|kopa|pavisam|is viso|viso`],
  [
    'amountDue',
    0.9,
    `tasuda|kokku tasuda|kuulub tasumisele|tasumisele kuulub|tasumisele kuuluv summa|maksta
    |apmaksai|kopa apmaksai|summa apmaksai|kopeja summa apmaksai|pavisam apmaksai|samaksai|kopa samaksai
    |moketi|moketina suma|is viso moketi|viso moketi|bendra moketina suma|suma apmokejimui|apmoketi`,
  ],
  ['lineSum', 0.9, `vahesumma|starpsumma|tarpine suma`],
  ['discount', 1, `soodustus|allahindlus|atlaide|nuolaida`],
  ['prepaid', 1, `ettemaks|tasutud|makstud|avanss|prieksapmaksa|apmaksats|avansas|apmoketa`],
  ['rounding', 1, `umardus|umardamine|noapalosana|noapalojums|apvalinimas`],
];

import type { Phrase } from './phrase.ts';

/** Phrases by meaning in the languages of the Baltic states: Estonian, Latvian, Lithuanian. */
export const BALTIC: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `arve nr|arve number|arve nummer|müügiarve nr|arve saateleht nr|rēķins nr|rēķina nr|rēķina numurs|rēķins numurs|pavadzīme nr|rēķins pavadzīme nr|sąskaita nr
    |sąskaita faktūra nr|sąskaitos nr|sąskaitos numeris|sąskaitos faktūros nr|pvm sąskaita faktūra nr|serija nr|serija ir numeris`,
  ],
  [
    'title',
    0.9,
    `arve|müügiarve|ettemaksuarve|arve saateleht|rēķins|avansa rēķins|rēķins pavadzīme|sąskaita|sąskaita faktūra|pvm sąskaita faktūra|išankstinė sąskaita`,
  ],
  [
    'creditTitle',
    0.9,
    `kreeditarve|kredītrēķins|kreditinė sąskaita|kreditinė sąskaita faktūra|kreditinė pvm sąskaita faktūra`,
  ],
  [
    'orderNumber',
    1,
    `tellimuse nr|tellimuse number|tellimus nr|pasūtījuma nr|pasūtījuma numurs|užsakymo nr|užsakymo numeris`,
  ],
  [
    'otherNumber',
    1,
    `viitenumber|viitenr|kliendinumber|kliendi nr|kliendi number|registrikood|registri kood|reg kood|rg kood|reg nr|registrinumber|lepingu nr|lepingu number|poliisi nr
    |reģistrācijas nr|reģistrācijas numurs|reģ nr|līguma nr|klienta nr|klienta numurs|maksājuma kods|įmonės kodas|įm kodas|sutarties nr|mokėtojo kodas|kliento kodas`,
  ],
  [
    'issueDate',
    1,
    `arve kuupäev|arve kp|koostamise kuupäev|väljastamise kuupäev|rēķina datums|izrakstīšanas datums|dokumenta datums|sąskaitos data|išrašymo data|sąskaitos išrašymo data
    |dokumento data`,
  ],
  ['date', 0.7, `kuupäev|datums`],
  [
    'dueDate',
    1,
    `tähtaeg|maksetähtaeg|maksetähtpäev|arve tähtaeg|tasumise tähtaeg|tasuda hiljemalt|maksta hiljemalt|apmaksas termiņš|apmaksas datums|samaksas termiņš|apmaksāt līdz
    |samaksāt līdz|termiņš|apmokėti iki|apmokėjimo terminas|apmokėjimo data|mokėjimo terminas|mokėti iki|sumokėti iki`,
  ],
  [
    'otherDate',
    1,
    `laekumise kuupäev|tarnekuupäev|tarne kuupäev|tellimuse kuupäev|müügikuupäev|piegādes datums|pasūtījuma datums|pristatymo data|užsakymo data|tiekimo data`,
  ],
  [
    'paymentTerms',
    1,
    `makseviis|maksetingimus|maksetingimused|apmaksas veids|samaksas veids|apmaksas kārtība|mokėjimo būdas|apmokėjimo būdas|apmokėjimo sąlygos`,
  ],
  [
    'supplier',
    1,
    `müüja|teenuse osutaja|arve esitaja|pārdevējs|piegādātājs|preču nosūtītājs|pakalpojuma sniedzējs|pardavėjas|tiekėjas|paslaugų teikėjas`,
  ],
  [
    'buyer',
    1,
    `klient|maksja|ostja|arve saaja|tellija|pircējs|maksātājs|preču saņēmējs|klients|pasūtītājs|pirkėjas|mokėtojas|klientas|užsakovas`,
  ],
  ['deliverTo', 1, `kauba saaja|tarneaadress|piegādes adrese|pristatymo adresas|gavėjas`],
  ['accountHolder', 1, `saaja nimi|makse saaja|saaja`],
  [
    'vatNumber',
    1,
    `kmkr|kmkr nr|kmkr number|km nr|kmk nr|käibemaksukohustuslase number|käibemaksukohustuslase nr|pvn nr|pvn reģ nr|pvn reģistrācijas nr|pvn maksātāja nr|pvm kodas
    |pvm mokėtojo kodas|pvm mok kodas`,
  ],
  [
    'iban',
    1,
    `pangakonto nr|arvelduskonto|arveldusarve|konta nr|norēķinu konts|bankas konts|atsiskaitomoji sąskaita|banko sąskaita`,
  ],
  [
    'netTotal',
    0.9,
    `summa käibemaksuta|summa km ta|kokku käibemaksuta|kokku km ta|maksustatav käive|neto summa|netosumma|summa ilma käibemaksuta|summa bez pvn|kopā bez pvn|pavisam bez pvn
    |ar pvn apliekamā summa|suma be pvm|iš viso be pvm|viso be pvm|apmokestinama suma|apmokestinama vertė|summa ilma km|kokku ilma km|kokku ilma kaibemaksuta|maksustatav summa
    |maksuvaba kaive|kopeja summa bez pvn|apliekama summa|bendra suma be pvm|apmokestinamoji verte`,
  ],
  [
    'vatTotal',
    0.9,
    `käibemaks|käibemaks kokku|km kokku|käibemaksu summa|pvn|pvn summa|pvn kopā|pvm|pvm suma|iš viso pvm|pridėtinės vertės mokestis|kokku kaibemaks|km 20%|km 22%|km 24%
    |kopa pvn|pvm is viso`,
  ],
  [
    'grossTotal',
    0.9,
    `kokku käibemaksuga|kokku km ga|summa käibemaksuga|summa km ga|arve summa|arve kokku|kokku eur|kopā ar pvn|summa ar pvn|pavisam kopā|suma su pvm|iš viso su pvm|viso su pvm
    |bendra suma|kokku koos km|kokku koos kaibemaksuga|summa koos kaibemaksuga|kopsumma|kopeja summa|kopeja summa ar pvn|rekina summa|bendra suma su pvm`,
  ],
  ['grossTotal', 0.6, `kokku|kopā|pavisam|iš viso|viso`],
  [
    'amountDue',
    0.9,
    `tasuda|kuulub tasumisele|tasumisele kuulub|maksta|kokku tasuda|summa tasumiseks|apmaksai|summa apmaksai|kopā apmaksai|samaksai|apmokėti|mokėti|mokėtina suma
    |suma apmokėjimui|iš viso mokėti|viso mokėti|tasumisele kuuluv summa|kopeja summa apmaksai|pavisam apmaksai|kopa samaksai|bendra moketina suma`,
  ],
  ['lineSum', 0.9, `vahesumma|starpsumma|tarpinė suma`],
  [
    'prepaid',
    1,
    `ettemaks|ettemakstud|tasutud|avanss|samaksāts|avansas|sumokėta|apmokėta|makstud|prieksapmaksa|apmaksats`,
  ],
  ['discount', 1, `soodustus|allahindlus|atlaide|nuolaida`],
  ['rounding', 1, `ümardus|ümardamine|noapaļošana|apvalinimas|noapalojums`],
  ['colPosition', 1, `jrk|jrk nr|nr p k|eil nr`],
  ['colItemCode', 1, `tootekood|kaubakood|artikkel|preces kods|artikuls|prekės kodas|artikli kood|kauba kood`],
  [
    'colDesignation',
    1,
    `nimetus|toote nimetus|kauba nimetus|teenuse nimetus|kauba teenuse nimetus|kaup|kaup teenus|kirjeldus|selgitus|nosaukums|preces nosaukums|pakalpojuma nosaukums|apraksts
    |pavadinimas|prekės pavadinimas|prekė|paslauga|prekės paslaugos pavadinimas|aprašymas|toote nimetus lisainfo|toode|teenus|sisu|preces pakalpojuma nosaukums|prece
    |pakalpojums|paslaugos pavadinimas`,
  ],
  ['colQuantity', 1, `kogus|hulk|daudzums|apjoms|skaits|kiekis|kiek`],
  ['colUnit', 1, `ühik|mõõtühik|mērvienība|mērv|mato vnt|vnt|mat vnt|matas`],
  [
    'colUnitPrice',
    1,
    `hind|ühikuhind|ühiku hind|hind km ta|cena|vienības cena|cena bez pvn|kaina|vieneto kaina|vnt kaina|kaina be pvm|hind ilma km|hind kaibemaksuta`,
  ],
  ['colVatRate', 1, `km %|käibemaks %|pvn %|pvn likme|pvm %|pvm tarifas|km maar|kaibemaks|kaibemaksu maar|pvn|pvm`],
  ['colTotal', 1, `summa km ta|summa bez pvn|suma|suma be pvm|kokku|maksumus|kopa|summa kaibemaksuta`],
  ['colGross', 1, `summa km ga|kokku km ga|summa ar pvn|suma su pvm`],
  ['colDiscount', 1, `soodustus|soodustus %|allahindlus|atlaide|nuolaida|atlaide %|nuolaida %`],
];

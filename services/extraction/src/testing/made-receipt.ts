import { seededRandom } from '@comptoir/testing';
import { type Bill, itemLines, type Line, money, type Printed, two } from './made-bill.ts';
import { NAMES_ABROAD, TILLS_ABROAD } from './made-tills-abroad.ts';

/** A receipt that adds up, as lines of forty letters, and what it says. */
export interface MadeReceipt {
  readonly style: TillStyle;
  readonly lines: readonly Line[];
  readonly company: string;
  readonly total: string;
  readonly date: string;
  /** How many items were bought. */
  readonly items: number;
}

const PLAIN = { malaysian, french, german, spanish, british, american } as const;
const TILLS = { ...PLAIN, ...TILLS_ABROAD } as const;
type PlainTill = keyof typeof PLAIN;
export type TillStyle = keyof typeof TILLS;
/** Those that say their total so often that it can be told although its own line is misread. */
export const PLAIN_TILLS = Object.keys(PLAIN) as PlainTill[];
export const TILL_STYLES = Object.keys(TILLS) as TillStyle[];

const NAMES: Readonly<Record<TillStyle, readonly string[]>> = {
  ...NAMES_ABROAD,
  malaysian: [
    'BRIGHT LANTERN STATIONERY SDN BHD',
    'KEDAI RUNCIT TIGA BINTANG',
    'ORCHID HARDWARE TRADING',
    'SEA PEARL MART S/B',
  ],
  french: ['BOULANGERIE DU VIEUX PUITS', 'Le Petit Comptoir SARL', 'PHARMACIE DES TILLEULS', 'Librairie Ombre et Sel'],
  german: [
    'Bäckerei Hollerbusch GmbH',
    'Buchhandlung Seidenfaden',
    'Gasthaus Zum Blauen Hecht',
    'Drogerie Winterstein KG',
  ],
  spanish: [
    'PANADERIA LA ESPIGA AZUL S.L.',
    'Bar Restaurante El Faro',
    'FERRETERIA MONTECARMELO SA',
    'Libreria Tinta y Mar',
  ],
  british: ['Harrow & Pike Stores Ltd', 'The Copper Kettle Cafe', 'Nettlebed Garden Centre', 'QUILL AND PAPER LIMITED'],
  american: ['Maple Street Diner', 'BLUE HERON BOOKS LLC', 'Prairie Hardware Inc', 'Sunset Grill & Bar'],
};
const ITEMS = [
  'PAPER A4',
  'Cafe creme',
  'Brot 750g',
  'Tornillo M6',
  'Garden twine',
  'GLUE STICK',
  'Soup of the day',
  'Pan integral',
];

/** A receipt of a style, the same for the same seed. */
export function makeReceipt(seed: number, style: TillStyle): MadeReceipt {
  const random = seededRandom(seed);
  const items = Array.from({ length: random.whole(1, 7) }, () => ({
    name: random.pick(ITEMS),
    quantity: random.whole(1, 3),
    cents: 5 * random.whole(15, 700),
  }));
  const total = items.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const day = { y: random.whole(2016, 2026), m: random.whole(1, 12), d: random.whole(1, 28) };
  const time = `${two(random.whole(8, 21))}:${two(random.whole(0, 59))}`;
  const given = Math.ceil(total / 1000) * 1000;
  const company = random.pick(NAMES[style]);
  const bill = { random, items, total, given, byCard: random.next() < 0.4, day, time };
  const { lines, paid = total } = TILLS[style](company, bill);
  const date = `${day.y}-${two(day.m)}-${two(day.d)}`;
  return { style, lines, company, total: money(paid, '.'), date, items: items.length };
}

function malaysian(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const tax = Math.round((total * 6) / 106);
  const cents = random.whole(-2, 2);
  const owed = total + cents;
  const paid = 5 * Math.round(owed / 5);
  const step = paid - owed;
  const figure = (value: number) => money(value, '.');
  return {
    paid,
    lines: [
      company,
      `(${random.digits(6)}-${random.pick(['A', 'K', 'U', 'X'])})`,
      `NO ${random.whole(1, 90)}, JALAN MELATI ${random.whole(1, 9)}/2,`,
      'TAMAN SERI INDAH, 81100 JOHOR BAHRU',
      `TEL 07-${random.digits(7)}`,
      `GST ID 00${random.digits(10)}`,
      random.pick(['TAX INVOICE', 'SIMPLIFIED TAX INVOICE', 'CASH BILL']),
      [`CS000${random.digits(5)}`, `Date ${two(day.d)}/${two(day.m)}/${day.y} ${time}`],
      ['Description Qty', 'Price Amount'],
      ...itemLines(items, figure),
      ['Total Qty', String(items.reduce((sum, { quantity }) => sum + quantity, 0))],
      ['Total Sales (Excluding GST)', figure(owed - tax)],
      ['Discount', '0.00'],
      ['Total GST', figure(tax)],
      ['Rounding', figure(step)],
      ['Total Sales (Inclusive of GST)', figure(paid)],
      ...(byCard
        ? [['VISA CARD', figure(paid)] as const]
        : [['CASH', figure(given + 1000)] as const, ['Change', figure(given + 1000 - paid)] as const]),
      'GST SUMMARY',
      ['Tax Code % Amt(RM)', 'Tax(RM)'],
      ['SR 6', `${figure(owed - tax)} ${figure(tax)}`],
      ['Total', `${figure(owed - tax)} ${figure(tax)}`],
      'GOODS SOLD ARE NOT RETURNABLE',
    ],
  };
}

function french(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const tax = Math.round((total * 10) / 110);
  const figure = (value: number) => money(value, ',');
  return {
    lines: [
      company,
      `${random.whole(1, 90)} rue des Marronniers`,
      '69003 LYON',
      `Tél : 04 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`,
      `SIRET ${random.digits(14)}`,
      `Le ${two(day.d)}/${two(day.m)}/${day.y} à ${time}`,
      ...itemLines(items, figure),
      random.pick(['TOTAL TTC', 'NET A PAYER', 'TOTAL']) === 'TOTAL'
        ? ['TOTAL EUR', figure(total)]
        : ['TOTAL TTC', figure(total)],
      ['dont TVA 10,00%', figure(tax)],
      ['Total HT', figure(total - tax)],
      ...(byCard
        ? [['CARTE BANCAIRE', figure(total)] as const]
        : [['ESPECES', figure(given)] as const, ['RENDU', figure(given - total)] as const]),
      'MERCI DE VOTRE VISITE',
    ],
  };
}

function german(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const tax = Math.round((total * 19) / 119);
  const figure = (value: number) => money(value, ',');
  return {
    lines: [
      company,
      `Lindenstr. ${random.whole(1, 90)}`,
      '20095 Hamburg',
      `UID Nr. DE${random.digits(9)}`,
      ['', 'EUR'],
      ...itemLines(items, figure, ' B'),
      [random.pick(['SUMME EUR', 'Gesamtbetrag', 'Zu zahlen EUR']), figure(total)],
      ...(byCard
        ? [['Geg. EC-Karte EUR', figure(total)] as const]
        : [['Geg. BAR EUR', figure(given)] as const, ['Rückgeld BAR EUR', figure(given - total)] as const]),
      ['Steuer % Netto', 'Steuer Brutto'],
      ['B= 19,0%', `${figure(total - tax)} ${figure(tax)} ${figure(total)}`],
      `${two(day.d)}.${two(day.m)}.${day.y} ${time} Bon-Nr.:${random.digits(4)}`,
      'Vielen Dank für Ihren Einkauf',
    ],
  };
}

function spanish(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const tax = Math.round((total * 10) / 110);
  const figure = (value: number) => money(value, ',');
  return {
    lines: [
      company,
      `C/ Mayor ${random.whole(1, 90)}`,
      '28013 MADRID',
      `CIF: B${random.digits(8)}`,
      'FACTURA SIMPLIFICADA',
      [`${two(day.d)}/${two(day.m)}/${day.y} ${time}`, `Op: ${random.digits(5)}`],
      ...itemLines(items, figure),
      [random.pick(['TOTAL', 'TOTAL (€)', 'TOTAL A PAGAR']), figure(total)],
      ...(byCard
        ? [['TARJETA BANCARIA', figure(total)] as const]
        : [['EFECTIVO', figure(given)] as const, ['CAMBIO', figure(given - total)] as const]),
      ['IVA BASE IMPONIBLE', 'CUOTA'],
      ['10%', `${figure(total - tax)} ${figure(tax)}`],
      'GRACIAS POR SU VISITA',
    ],
  };
}

function british(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const figure = (value: number) => money(value, '.');
  return {
    lines: [
      company,
      `${random.whole(1, 90)} High Street`,
      'Witney OX28 6HG',
      `VAT No. GB ${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`,
      ...itemLines(items, (value) => `£${figure(value)}`),
      [random.pick(['TOTAL', 'BALANCE DUE', 'Total to pay', 'AMOUNT DUE']), `£${figure(total)}`],
      ...(byCard
        ? [['MASTERCARD', `£${figure(total)}`] as const]
        : [['Cash tendered', `£${figure(given)}`] as const, ['Change due', `£${figure(given - total)}`] as const]),
      `${two(day.d)}/${two(day.m)}/${String(day.y).slice(2)} ${time} Till ${random.whole(1, 9)}`,
      'Thank you, please call again',
    ],
  };
}

function american(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  const tax = Math.round(total * 0.0825);
  const paid = total + tax;
  const figure = (value: number) => money(value, '.');
  const handed = given + 2000;
  return {
    paid,
    lines: [
      company,
      `${random.whole(100, 9000)} Main Street`,
      'Austin, TX 78701',
      `(512) 555-0${random.digits(3)}`,
      [`${two(day.m)}/${two(day.d)}/${day.y}`, `${time} PM`],
      ...itemLines(items, figure),
      ['Subtotal', figure(total)],
      ['Tax 8.25%', figure(tax)],
      [random.pick(['Total', 'TOTAL DUE', 'Grand Total']), `$${figure(paid)}`],
      ...(byCard
        ? [['Visa ****1234', figure(paid)] as const]
        : [['Cash', figure(handed)] as const, ['Change', figure(handed - paid)] as const]),
      'Thank you for your business!',
    ],
  };
}

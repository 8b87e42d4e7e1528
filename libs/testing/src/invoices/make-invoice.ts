import { makeIban, makeVatNumber } from './identifiers.ts';
import { type Random, seededRandom } from './random.ts';
import { MADE_LANGUAGES, type MadeLanguage } from './words.ts';

export interface MadeParty {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: 'FR' | 'DE' | 'ES' | 'GB';
  readonly vatNumber: string;
}

/** Amounts as decimal strings with two decimals, rates and quantities without needless zeros. */
export interface MadeLine {
  readonly designation: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vatRate: string;
  readonly netTotal: string;
}

export interface MadeVat {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

/** An invoice that adds up: what a document made of it says, and so what a reader should find. */
export interface MadeInvoice {
  readonly language: MadeLanguage;
  readonly typeCode: '380' | '381';
  readonly invoiceNumber: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currency: 'EUR' | 'GBP';
  readonly orderNumber: string;
  readonly supplier: MadeParty;
  readonly buyer: MadeParty;
  readonly iban: string;
  readonly lines: readonly MadeLine[];
  readonly vat: readonly MadeVat[];
  readonly netTotal: string;
  readonly vatTotal: string;
  readonly grossTotal: string;
}

export type MakeInvoiceOptions = Partial<
  Pick<
    MadeInvoice,
    'language' | 'typeCode' | 'invoiceNumber' | 'issueDate' | 'currency' | 'supplier' | 'buyer' | 'iban' | 'orderNumber'
  >
> & { readonly lineCount?: number };

const COUNTRY_OF = { fr: 'FR', en: 'GB', de: 'DE', es: 'ES' } as const;
const RATES = { FR: [20, 10, 5.5], DE: [19, 7], ES: [21, 10], GB: [20, 5] } as const;
const NAMES = {
  FR: ['Menuiserie Lefèvre', 'Imprimerie du Port', 'Transports Gauthier', 'Société Beaumont'],
  DE: ['Werkzeugbau Krüger GmbH', 'Druckerei Hansen KG', 'Lindner Logistik GmbH', 'Elektro Vogt GmbH'],
  ES: ['Talleres Moreno S.L.', 'Papelería Iglesias S.L.', 'Transportes Vidal S.A.', 'Cerámicas Ortega S.L.'],
  GB: ['Harbour Joinery Ltd', 'Northgate Printers Ltd', 'Ashby Haulage Ltd', 'Fenwick Supplies Ltd'],
} as const;
const STREETS = { FR: 'rue des Carmes', DE: 'Lindenweg', ES: 'Calle Mayor', GB: 'Station Road' } as const;
const CITIES = {
  FR: ['69002', 'Lyon'],
  DE: ['20457', 'Hamburg'],
  ES: ['46001', 'Valencia'],
  GB: ['LS1 4AP', 'Leeds'],
} as const;
const GOODS = {
  fr: [
    'Étagère en chêne',
    'Papier 80 g, carton de 5 ramettes',
    'Livraison express',
    'Vis inox 4×40',
    'Entretien mensuel',
  ],
  en: ['Oak shelf', 'Paper 80 gsm, box of 5 reams', 'Express delivery', 'Stainless screws 4×40', 'Monthly maintenance'],
  de: [
    'Regal aus Eiche',
    'Papier 80 g, Karton mit 5 Paketen',
    'Expresslieferung',
    'Edelstahlschrauben 4×40',
    'Monatliche Wartung',
  ],
  es: [
    'Estante de roble',
    'Papel 80 g, caja de 5 paquetes',
    'Entrega urgente',
    'Tornillos inoxidables 4×40',
    'Mantenimiento mensual',
  ],
} as const;

const decimal = (cents: number): string => (cents / 100).toFixed(2);
const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function makeParty(country: MadeParty['country'], random: Random): MadeParty {
  const [zipCode, city] = CITIES[country];
  const street =
    country === 'DE' ? `${STREETS.DE} ${random.whole(1, 90)}` : `${random.whole(1, 90)} ${STREETS[country]}`;
  return {
    name: random.pick(NAMES[country]),
    street,
    zipCode,
    city,
    country,
    vatNumber: makeVatNumber(country, random),
  };
}

function makeLine(language: MadeLanguage, rates: readonly number[], random: Random): MadeLine {
  const quantity = random.whole(1, 24);
  const unitCents = random.whole(150, 48_000);
  return {
    designation: random.pick(GOODS[language]),
    quantity: String(quantity),
    unitPrice: decimal(unitCents),
    vatRate: String(random.pick(rates)),
    netTotal: decimal(quantity * unitCents),
  };
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

function breakdownOf(lines: readonly MadeLine[]): MadeVat[] {
  const bases = new Map<string, number>();
  for (const { vatRate, netTotal } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + cents(netTotal));
  return [...bases].map(([rate, base]) => ({
    rate,
    base: decimal(base),
    amount: decimal(Math.round((base * Number(rate)) / 100)),
  }));
}

/** The invoice of a seed: always the same one, whatever else is asked for it by `options`. */
export function makeInvoice(seed: number, options: MakeInvoiceOptions = {}): MadeInvoice {
  const random = seededRandom(seed);
  const language = options.language ?? random.pick(MADE_LANGUAGES);
  const country = COUNTRY_OF[language];
  const supplier = options.supplier ?? makeParty(country, random);
  const buyer = options.buyer ?? makeParty(country, random);
  const issueDate = options.issueDate ?? daysLater('2026-01-01', random.whole(0, 300));
  const lineCount = options.lineCount ?? random.whole(1, 8);
  const lines = Array.from({ length: lineCount }, () => makeLine(language, RATES[country], random));
  const vat = breakdownOf(lines);
  const net = vat.reduce((sum, { base }) => sum + cents(base), 0);
  const tax = vat.reduce((sum, { amount }) => sum + cents(amount), 0);
  return {
    language,
    typeCode: options.typeCode ?? '380',
    invoiceNumber:
      options.invoiceNumber ??
      `${random.pick(['F', 'INV-', 'R', 'FA'])}${issueDate.slice(0, 4)}-${String(seed % 100_000).padStart(5, '0')}`,
    issueDate,
    dueDate: daysLater(issueDate, 30),
    currency: options.currency ?? (country === 'GB' ? 'GBP' : 'EUR'),
    orderNumber: options.orderNumber ?? `PO-${random.digits(6)}`,
    supplier,
    buyer,
    iban: options.iban ?? makeIban(supplier.country, random),
    lines,
    vat,
    netTotal: decimal(net),
    vatTotal: decimal(tax),
    grossTotal: decimal(net + tax),
  };
}

import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { ownFranc } from './cfa-francs.ts';
import type { Sign } from './currency-signs.ts';

/** A word for money that several countries use, and the countries by what their pages say, folded: one of them, or the first. */
type Shared = {
  readonly name: RegExp;
  readonly of: readonly (readonly [said: RegExp, code: string])[];
  readonly usual?: string;
};

/** Who counts in rupees. */
const RUPEES: Shared['of'] = [
  [/\bindia\b|\bgstin\b|\bgst no\b|\blakhs?\b|\bcrores?\b|\+91[ -]?\d{5}/, 'INR'],
  [/\bpakistan|\bkarachi\b|\blahore\b|\bntn\b|\bcnic\b/, 'PKR'],
  [/\bsri lanka|\bcolombo\b/, 'LKR'],
  [/\bnepal|\bkathmandu\b/, 'NPR'],
  [/\bmauritius/, 'MUR'],
];

const SHARED: readonly Shared[] = [
  {
    // 'DH1 1TB' is a postcode of Durham's, and 'DHS/QR/52' a register's number.
    name: /درهم|دراهم|\b(?:[Dd]irhams?|DIRHAMS?)\b|(?<!\p{L})(?:DHS?|Dhs?)(?!\p{L}|\/\p{L}|\d{1,2} \d[A-Z]{2}\b)/gu,
    of: [
      [/مغرب|\b(?:maroc|morocco|casablanca|rabat|ice)\b/, 'MAD'],
      [/امارات|دبي|ابو ?ظبي|الشارقه|عجمان|\b(?:u\.?a\.?e|emirates|dubai|abu dhabi|sharjah|ajman)\b/, 'AED'],
    ],
    usual: 'MAD',
  },
  {
    // 'السيريال' is a serial number.
    name: /(?<!\p{L})(?:ال)?ريال/gu,
    of: [
      [/سعودي|\b(?:saudi|ksa)\b/, 'SAR'],
      [/قطر|\bqatar\b/, 'QAR'],
      [/عماني|سلطنه عمان|مسقط/, 'OMR'],
    ],
    usual: 'SAR',
  },
  {
    name: /دينار|\b(?:[Dd]inars?|DINARS?)\b/gu,
    of: [
      [/تونس|\b(?:tunis\w*|millimes?)\b/, 'TND'],
      [/جزائر|جزاير|\balg(?:er|ier|eri)\w*\b/, 'DZD'],
      [/كويت|\b(?:kuwait|koweit)\w*\b/, 'KWD'],
      [/بحرين|\bbahr[ae]\w*\b/, 'BHD'],
      [/اردن|\bjord[ao]n\w*\b/, 'JOD'],
      [/ليبي|\bliby\w*\b/, 'LYD'],
      [/عراق/, 'IQD'],
    ],
  },
  {
    name: /[¥￥]/gu,
    of: [
      [/\b(?:japan|tokyo|osaka|kyoto|yokohama|nagoya|jpy|yen|consumption tax)\b|円|日本/, 'JPY'],
      [/\b(?:china|shanghai|beijing|shenzhen|guangzhou|cny|rmb|yuan|fapiao)\b|元|中国/, 'CNY'],
    ],
  },
  {
    // 'peso' alone is a weight.
    name: /\b(?:[Pp]esos|PESOS)\b/gu,
    of: [
      [/\bargentin|\bc\.?u\.?i\.?t\b/, 'ARS'],
      [/\bmexic|\bmoneda nacional\b|\br\.?f\.?c\b/, 'MXN'],
      [/\bcolombia|\bnit\b\W*\d{3}\.?\d{3}\.?\d{3} ?-? ?\d\b/, 'COP'],
      [/\bchile/, 'CLP'],
      [/\burugua/, 'UYU'],
      [/\bdominican|\bitbis\b/, 'DOP'],
      [/\bphilippine|\bfilipin/, 'PHP'],
    ],
  },
  { name: /\b(?:[Rr]upees?|RUPEES?)\b/gu, of: RUPEES },
  {
    name: /(?<!\p{L})B[sS]\.?(?!\p{L})|\b(?:[Bb]ol[ií]vares|BOL[IÍ]VARES|[Bb]olivianos|BOLIVIANOS)\b/gu,
    of: [
      [/\bs ?e ?n ?i ?a ?t\b|\bvenezuela|\bcaracas\b|\brif\b\W*[jvgep]-?\d|\bbolivares\b/, 'VES'],
      [/\bbolivia\b|\bla paz\b|\bcochabamba\b|\bsanta cruz\b|\bbolivianos\b/, 'BOB'],
    ],
  },
  // Fish and shoes have soles too.
  { name: /\b(?:[Ss]oles|SOLES)\b/gu, of: [[/\bperu\b|\bsunat\b|\br\.?u\.?c\b/, 'PEN']] },
  {
    name: /(?<![\p{L}-])(?:[Kk]r|KR)\b(?!-)|\b[Kk]ronor\b/gu,
    of: [
      [/\bsverige\b|\bsweden\b|\bbankgiro\b|\bplusgiro\b|\bf-skatt|\borganisationsn|\bmoms ?reg|\bse\d{10}01\b/, 'SEK'],
      [/\bnorge\b|\bnorway\b|\bmva\b|\bforetaksregisteret\b/, 'NOK'],
      [/\bdanmark\b|\bdenmark\b|\bcvr\b/, 'DKK'],
      [/\bisland\b|\biceland\b|\bkennitala\b|\bvsk\b/, 'ISK'],
    ],
  },
  {
    name: /(?<!\p{L})(?:[Dd][oó]lares|D[OÓ]LARES)(?!\p{L})/gu,
    of: [
      [/\bdolares canadienses\b/, 'CAD'],
      [/\bdolares australianos\b/, 'AUD'],
    ],
    usual: 'USD',
  },
  // 'ft' is a foot elsewhere.
  { name: /(?<!\p{L})Ft\b/gu, of: [[/\bmagyar|\bhungary\b|\bbudapest\b|\badoszam|\bszamla|\bafa\b/, 'HUF']] },
];

/** How surely such a word says its money, with a country of it named or without. */
const OF_COUNTRY = 1;
const USUAL = 0.9;

/** The one country's rupee whose own words stand on the pages: 'Rs. 7,630' is India's elsewhere. */
export function ownRupee({ cells }: DocumentText): string | undefined {
  const said = cells.map((cell) => fold(cell.text));
  const [only, ...more] = RUPEES.filter(([country]) => said.some((one) => country.test(one)));
  return more.length === 0 ? only?.[1] : undefined;
}

/** The words for money on these pages that several countries share, as the money of the one that the pages name. */
export function sharedSigns(text: DocumentText): Sign[] {
  const shows = (name: RegExp) => text.cells.some((cell) => cell.text.search(name) >= 0);
  const shown = SHARED.filter(({ name }) => shows(name));
  const franc = shows(/CFA/) ? ownFranc(text) : undefined;
  const said = shown.length > 0 ? text.cells.map((cell) => fold(cell.text)) : [];
  const signs = shown.flatMap(({ name, of, usual }): Sign[] => {
    const [only, ...more] = of.filter(([country]) => said.some((one) => country.test(one)));
    if (only && more.length === 0) return [[name, only[1], OF_COUNTRY]];
    return usual && !only ? [[name, usual, USUAL]] : [];
  });
  return franc ? [...signs, [/CFA/gu, franc, OF_COUNTRY]] : signs;
}

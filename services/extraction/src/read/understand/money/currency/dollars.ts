import type { DocumentText } from '../../text/document-text.ts';

type Evidence = readonly (readonly [RegExp, string])[];

/**
 * Taxes and registers that countries with a dollar or a peso of their own have: Canada's and Quebec's, Australia's, New Zealand's,
 * Mexico's, the Dominican Republic's, Jamaica's, Argentina's, Chile's, Colombia's.
 */
const TAXED_IN: Evidence = [
  [/\b(?:TPS|TVQ|QST|HST|GST\/HST)\b|\b\d{9} ?RT ?\d{4}\b/u, 'CAD'],
  [/\bA\.?B\.?N\.?:? ?\d{2}(?: ?\d{3}){2,3}\b/u, 'AUD'],
  // A number of New Zealand's tax, of eight or nine figures, the highest about 149 million.
  [
    /\bNZBN\b|\bIRD (?:No|Number)\b|\bGST\b\W*(?:(?:no|reg|number)\b\W*)*(?:\d{2}|0\d{2}|1[0-4]\d)-\d{3}-\d{3}\b/iu,
    'NZD',
  ],
  [/\bITBIS\b|\bNCF\b/u, 'DOP'],
  // Jamaica's general consumption tax.
  [/(?<!\p{L})G\.?C\.?T\b/u, 'JMD'],
  // The number alone too, where its label was misread: nobody else's has these parts.
  [
    /\bC\.?U\.?I\.?T\.?(?:[ .:]*N[oº°]\.?)?[ :]*\d{2}-?\d{8}[-/]?\d\b|\bC\.U\.I\.T\b|\bCUIT ?:|(?<![\d-])(?:2[03467]|3[034])-\d{8}-\d\b(?!-)/iu,
    'ARS',
  ],
  [/\bNIT\b[ .:]*\d{3}\.?\d{3}\.?\d{3} ?-? ?\d\b/u, 'COP'],
  [/\bR\.?U\.?T\.?:? ?\d{1,2}\.\d{3}\.\d{3}[-−–] ?[\dkK]\b/iu, 'CLP'],
  [/\bRFC:? ?[A-Z&]{3,4}\d{6}|\bM\.N\.|\bMONEDA NACIONAL\b|\bCFDI\b/u, 'MXN'],
];
/** What says so little that a person has to look. */
const BY_TAX = 0.7;

/** A bare '$' that nothing speaks against. */
const ALONE = 0.75;

/** Postal codes, names of such countries, and their domains of the web. */
const ADDRESSED_IN: Evidence = [
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bCanada\b|\w\.ca\b/, 'CAD'],
  [/\bAustralia\b|\b(?:NSW|VIC|QLD|TAS|ACT) \d{4}\b|\.com\.au\b/i, 'AUD'],
  [/\bNew Zealand\b|\b(?:Auckland|Christchurch)\b|\w\.nz\b/i, 'NZD'],
  [/\bSingapore\b|\bGST Reg(?:istration|n)?\.? No\b|\w\.sg\b/i, 'SGD'],
  [/\bHong Kong\b|\w\.hk\b/i, 'HKD'],
  [/\bJamaica\b|\w\.com\.jm\b/i, 'JMD'],
];
const IN_UNITED_STATES = /\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\bUnited States\b|\bUSA\b/;
/** Goods and services are taxed under this name in several countries, of which one lies in the zones and numbers of North America. */
const GST = /(?<![\p{L}])G\.?S\.?T\b/u;
const NORTH_AMERICAN =
  /\b(?:Pacific|Mountain|Central|Eastern|Atlantic) (?:standard |daylight )?time\b|(?<![\d-])(?:1[- ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/i;
/** A dollar that only an address speaks for: the other party's may be abroad. */
const BY_ADDRESS = 0.4;

/**
 * Whose dollar a page's bare '$' is, where it bears the taxes of a country with its own, or else has its addresses there and
 * none in the United States: a code, and how surely. Undefined where nothing says so, or several countries are named.
 */
export function ownDollar(text: DocumentText): { readonly code: string; readonly score: number } | undefined {
  const says = (pattern: RegExp) => text.cells.some((cell) => pattern.test(cell.text));
  const only = (evidence: Evidence) => {
    const [named, ...more] = evidence.filter(([pattern]) => says(pattern));
    return more.length > 0 ? undefined : named?.[1];
  };
  const taxed = only(TAXED_IN);
  if (taxed) return { code: taxed, score: BY_TAX };
  if (says(IN_UNITED_STATES)) return undefined;
  const addressed =
    only(ADDRESSED_IN) ??
    (!ADDRESSED_IN.some(([pattern]) => says(pattern)) && says(GST) && says(NORTH_AMERICAN) ? 'CAD' : undefined);
  return addressed === undefined ? undefined : { code: addressed, score: BY_ADDRESS };
}

/** The tax of Mexico and its neighbours, which no state of the United States has; some of them count in its dollar. */
const TAX_OF_OTHERS = /\bI\.?V\.?A\b/u;

/** Money by a name that is no dollar's, as sums are written out in words: the sign is a form's that was made elsewhere. */
const MONEY_OF_OTHERS = /\b(?:rupees|rupiahs?|ringgit|pesos|riels?|baht|naira|shillings|cedis)\b/i;

/** What Spain's language calls the parts of an invoice: its countries of America write their pesos so, and some their dollars. */
const IN_SPANISH =
  /(?<!\p{L})(?:factura|fecha|cantidad|cant\.|precio|importe|cliente|descripci[oó]n|impuestos?|nota de cr[eé]dito)(?!\p{L})/iu;
/** One word of it may be a name's. */
const FEWEST_WORDS = 2;

const isInSpanish = ({ cells }: DocumentText): boolean =>
  new Set(cells.flatMap(({ text }) => IN_SPANISH.exec(text)?.[0].toLowerCase() ?? [])).size >= FEWEST_WORDS;

/** How surely a bare '$' is the dollar of the United States where nothing says whose it is; who has no address there and names GST has another. */
export function bareDollar(text: DocumentText): number {
  const says = (pattern: RegExp) => text.cells.some((cell) => pattern.test(cell.text));
  const isOfOthers =
    says(TAX_OF_OTHERS) || says(MONEY_OF_OTHERS) || (!says(IN_UNITED_STATES) && (says(GST) || isInSpanish(text)));
  return isOfOthers ? BY_TAX : ALONE;
}

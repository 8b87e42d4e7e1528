// Which lines at the head of a till's receipt may name who sold, and what stands there besides.
import type { Word } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import { nameOfLine } from '../../parties/names/name-of-line.ts';
import { endsName, looksLikeName } from '../../parties/names/party-names.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { TillKind } from '../till/till-kind.ts';
import { hasForm, isStreet, isTown } from '../till/till-places.ts';
import { isSaid } from '../till/till-sayings.ts';
import { inTillWords, kindOf } from '../till/till-words.ts';
import { inFormsOfLaw, withoutDirt } from './worn-names.ts';

/** Lines of print at the top among which the seller's name stands. */
const HEAD_LINES = 10;
/**
 * A number in a register of companies or of taxes, which stands under the name or behind it: '(867388-U)', '002043319-W',
 * 'Co. Reg. No', 'SIRET', 'USt-IdNr', 'CIF'.
 */
const REGISTERED =
  /^\W*(?:\d{4,9} ?-? ?[A-Z]\b|(?:co(?:mpany)?|business)\.? ?(?:reg|no)|reg(?:istration)?\.? ?no|roc\b|ssm\b|siret|siren|rcs|ust-?id|uid\b|st\.?-?nr|steuer-?n|cif\b|c\.i\.f|nif\b|n\.?i\.?f\b|p(?:art(?:ita)?)?\.? ?i\.?v?\.?a?\b|abn\b|uen\b|gst|tva\b|vat\b|btw\b|kvk\b|org\.? ?-?nr|y-?tunnus|mwst-?nr|trn\b|ice\b|rfc\b|[A-Z]-?\d{8}$)/i;
/** What follows a name and never begins one: an address, how to call, a register. */
const AFTER_NAME =
  /^\W*(?:inh\b|inhaber|tel|fax|phone|telefon|telf|tlf|gst|vat|tva|btw|kvk|no\b|lot\b|www|e-?mail|siret|siren|immat)/i;
/** What the paper itself is called, and no invoice is. */
export const PAPER =
  /^\W*(?:kas(?:sa)?(?:ticket|bon)|kassen(?:bon|beleg|zettel)|kunden ?beleg|verkaufsbeleg|bonnetje|ticket(?: de (?:caisse|compra|venta))?|bon (?:fiscal|de caisse)|scontrino(?: fiscale)?|documento (?:commerciale|auxiliar)|factura simplificada|fatura simplificada|(?:paragon )?(?:nie)?fiskalny|paragon|kvitto|(?:salgs)?kvittering|kuitti|kviitung|cekis|uctenka|zjednoduseny danovy doklad|nyugta|nem adougyi bizonylat|fiskalni racun|(?:bilgi|satis) fisi|(?:guest|sales|customer) (?:check|bill|receipt|copy))\W*$/;
/** What an invoice is called too; what was paid with, and the currency over its column. */
const NO_NAME = /^\W*(?:racun|danovy doklad|card|karta|karte|carte|debit|credit|cash|eur|euro|usd|gbp|chf|rm)\W*$/;
/** The headings over the items. */
const COLUMN =
  'item|product|producto|produit|articulo|artikel|article|description|designation|qty|cant|qte|qtite|menge|price|precio|prix|preis|amount|importe|montant|betrag|total';
const HEADINGS = new RegExp(`\\b(?:${COLUMN})\\b.*\\b(?:${COLUMN})\\b`);
/** What a shop is. */
const TRADES = new Set(
  'restaurant traiteur restaurante ristorante trattoria pizzeria brasserie bistro creperie bar cafe coffee shop boulangerie patisserie boucherie charcuterie pharmacie farmacia apotheke hotel hotels resort resorts spa motel inn hostel casino supermarkt supermarket supermarche backerei konditorei station service tabac presse epicerie lounge grill parking parkhaus garage taxi taxis tankstelle market markt kiosk pub public house take away cash carry wholesale retail grocery groceries minimarket supermart convenience store pharmacy bakery butcher florist mot servicing tyres tires repairs et und and de'.split(
    ' ',
  ),
);

/** What a firm calls itself that has no legal form: no branch, place or slogan of another has these in its name. */
const FIRM =
  /\b(?:trading|traders?|enterprises?|hardware|stationery|industries|ventures|resources|holdings|syarikat|perniagaan|kedai|restoran|ets|etablissements|gebruder|hermanos|fratelli|irmaos|brothers|(?:&|and) sons?|et fils|& ?sohne?|e hijos|y hijos)\b/;

/** A line of print, its words left to right. */
export type Line = {
  readonly row: TextRow;
  readonly words: readonly Word[];
  readonly text: string;
  /** Whether it bids who buys welcome to it. */
  readonly isGreeting?: true;
};

/** A day in figures: with it the till's own lines begin; '613-44-00' is a telephone's number. */
export const DATED = /(?<![\d.,/-])(?:\d{1,2}|\d{4})([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d.,/-])/;

/** The lines above the first that is a title or dated; what stands on top of every name is passed over. */
export function headOf(text: DocumentText): Line[] {
  const printed = text.rows
    .filter((row) => /\p{L}{3}/u.test(row.text) || isRegistered(row.text) || DATED.test(row.text))
    .map((row, index): Line => {
      const words = withoutDirt(row);
      const said = inFormsOfLaw(words.map((word) => word.text).join(' '));
      return greeted({ row, words, text: index === 0 ? outOfBrackets(said) : said });
    });
  const titles = printed.flatMap((line, index) => (isTitle(line.row) || DATED.test(line.text) ? [index] : []));
  const [title = HEAD_LINES, next = HEAD_LINES] = titles.filter((index) => printed.slice(0, index).some(mayName));
  // 'FACTURA SIMPLIFICADA' over 'Muster S.A.', under the place alone.
  const isNamedBelow = !printed.slice(0, title).some(isInLaw) && printed.slice(title, next).some(isInLaw);
  const end = isNamedBelow ? next : title;
  // Under a second price there is nothing but what was bought.
  const [, bought = HEAD_LINES] = printed.flatMap((line, index) => (PRICED.test(line.text) ? [index] : []));
  return printed.slice(0, Math.min(HEAD_LINES, end, bought));
}

/** 'Welcome to Muster Bookstore': the shop says its own name, where that is no 'our store'. */
function greeted(line: Line): Line {
  const name = line.text.replace(GREETING, '');
  if (name === line.text || !/^(?:\p{Lu}|\d)/u.test(name) || OURS.test(name)) return line;
  return { ...line, text: name, words: line.words.slice(-name.split(' ').length), isGreeting: true };
}
const GREETING =
  /^\W*(?:welcome to|willkommen (?:bei|im|in)|bienvenue (?:chez|à|au)|bienvenid[oa]s? a|benvenut[oi] (?:da|a|al)|welkom bij)\s+(?:the\s+)?/i;
const OURS = /^(?:our|unser|notre|nos|nuestr|nostr|ons)/i;

const isInLaw = (line: Line): boolean => mayName(line) && hasForm(line.text);

function isTitle(row: TextRow): boolean {
  return row.cells.some((cell) =>
    cell.labels.some((label) => label.from === 0 && weightOf(label, 'title') + weightOf(label, 'invoiceNumber') > 0),
  );
}

export const isRegistered = (text: string): boolean => REGISTERED.test(text);

/** '(Unit of Muster Pte Ltd)' says of the name above whose house it is; '(M) SDN BHD' ends it. */
export const isRemark = (text: string): boolean => /^\W{0,2}\([^()]*\)?\W*$/.test(text);

/** '(Muster Madrid S.L.)' under a sign that is a picture is the name in law itself, with nothing above it to be a remark on. */
const outOfBrackets = (text: string): string => {
  const [, inside] = /^\W{0,2}\(([^()]*)\)?\W*$/.exec(text) ?? [];
  return inside && hasForm(inside) && !endsName(inside) && !OF_HOUSE.test(inside) ? inside : text;
};
const OF_HOUSE = /^\W*(?:a |an )?(?:unit|part|member|division|branch|brand)\b/i;

/** Whether a line may be the name of who sells: no title, no dirt, no address, no number, nothing said to who buys, nor what the paper is. */
export const mayName = ({ row, words, text }: Line): boolean =>
  !isTitle(row) &&
  !isScrawl(words) &&
  !isRemark(text) &&
  !AFTER_NAME.test(text) &&
  !isRegistered(text) &&
  !isTown(text) &&
  !isStreet(text) &&
  !isOfTill(text) &&
  !endsOpen(text) &&
  !isLabelled(text) &&
  !isSaid(text, hasForm(text)) &&
  !PAPER.test(fold(text)) &&
  !NO_NAME.test(fold(text)) &&
  !HEADINGS.test(fold(text)) &&
  !PRICED.test(text) &&
  looksLikeName(nameOf(text));

/** 'Grape Tomatoes 1.49 F3' */
const PRICED = /\s\d{1,4}[.,]\d{2}(?:\s\p{Lu}\d?)?\W*$/u;

/**
 * What stands before and behind a name on its line: 'Exploité par Muster SARL', 'Muster SAS au capital de 40 000 Euros',
 * 'Muster Store #6915' for one of its branches, 'MUSTER OSUUSKAUPPA 1234567-8' with Finland's number of a company.
 */
const BEFORE_NAME = /^\W*(?:exploite|exploité|operated|betrieben|gestito|run)\s+(?:par|by|von|durch|da)\b\W*/i;
const BEHIND_NAME =
  /[\s,;-]+(?:\d{7}-\d|au capital\b.*|(?:store|shop|branch|outlet|filiale|magasin|tienda|markt) ?(?:#|n[or]\.?)? ?\d{1,6}|# ?\d{2,6})$/i;
/** 'Muster Sdn Bhd (ABCD)(758693-P)': behind a legal form its numbers. */
const IN_BRACKETS = /^(.*\S)\s*\([^()]*\)?\W*$/u;

export const nameOf = (text: string): string =>
  withoutBrackets(nameOfLine(text.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '')));

function withoutBrackets(name: string): string {
  const [, before] = IN_BRACKETS.exec(name) ?? [];
  return before !== undefined && hasForm(before) ? withoutBrackets(before) : name;
}

/** Whether a line says who runs the shop: it is a name of its own. */
export const saysWhoRuns = (text: string): boolean => BEFORE_NAME.test(text);

/** 'City Centre,': an address goes on in the next line. */
const endsOpen = (text: string): boolean => /,\W*$/.test(text) && !hasForm(text);

/** 'Pax: 1', 'Check: 3850', 'Store manager: Eva': the value of a label; 'Firma: …' may be named so in law. */
const isLabelled = (text: string): boolean =>
  /^\W*\p{L}[\p{L}.]*(?: [\p{L}.]+){0,2} ?:\s*[\p{L}\d]/u.test(text) && !hasForm(text);

/** What the lines of a till are called that no shop is. */
const TILL_LINES: readonly (TillKind | undefined)[] = ['total', 'tax', 'card', 'change', 'rounding', 'summary'];
const isOfTill = (text: string): boolean => TILL_LINES.includes(kindOf(inTillWords(fold(text)))) && !hasForm(text);

export const namesFirm = (text: string): boolean => FIRM.test(fold(text));

/** Whether a line says what a shop is and nothing else: 'Restaurant - Traiteur', and 'RESTAURA NT', one word read as two. */
export const namesTradeAlone = (text: string): boolean => {
  const words = fold(text).match(/\p{L}{2,}/gu) ?? [];
  return words.length > 0 && (words.every((word) => TRADES.has(word)) || TRADES.has(words.join('')));
};

/** Whether it says several of them: 'Boulangerie Patisserie Traiteur', 'CASH & CARRY WHOLESALE & RETAIL'. */
export const listsTrades = (text: string): boolean =>
  namesTradeAlone(text) && (fold(text).match(/\p{L}{4,}/gu) ?? []).length > 1;

/** A line's letters are read with so much certainty on the whole, or they are none. */
const LEGIBLE = 0.55;

/** Logos, writing by hand and dirt, read as letters: of few of them the recogniser is sure. */
export function isScrawl(words: readonly Word[]): boolean {
  const letters = (word: Word) => lettersOf(word.text).length;
  const all = words.reduce((sum, word) => sum + letters(word), 0);
  const legible = words.reduce((sum, word) => sum + letters(word) * word.confidence, 0);
  return legible < LEGIBLE * all || words.some((word) => /[<>=|\\]/.test(word.text));
}

/** The letters and figures of a name, as two prints of it are compared. */
export const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

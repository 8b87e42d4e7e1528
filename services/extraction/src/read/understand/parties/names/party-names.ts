import { isDayOfMonth } from '../../dates/dates.ts';
import type { Cell } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { isCountry } from '../countries.ts';
import { hasFormInFull, isFormInFullAlone, withoutFormInFull } from './forms-in-full.ts';
import { isOfLetter } from './letter-words.ts';
import { isOfPaper, isSpoken } from './paper-words.ts';
import { isPaperTitle } from './title-words.ts';

/** Legal forms of companies, in the countries whose invoices come in; the short ones only in capitals. */
export const LEGAL_FORM =
  /(?:^|[\s,(]|(?<=\p{Ll}{4})-(?=G?mbH))(?:(?:\p{L}*ges\.?(?:ellschaft)? ?|G)?m\.? ?b\.? ?H\.?|G\.?m\.?b\.?H\.?|g?GmbH|KGaA|mbB|OHG|GbR|e\.K\.?|e\.? ?K\.|e\.? ?V\.|a\. ?G\.|S\.?[AÀÄ]\.? ?R\.?L\.?|S\.?A\.?S\.?U?|E\.?U\.?R\.?L\.?|S\.A\.?(?:U\.?)?|SELARL|E\.?I\.?R\.?L\.?|S\.n\.c\.?|L\.P\.|EIRELI|PartG(?: ?mbB)?|PartGmbB|BVBA|SPRL|ASBL|VZW|(?:Pvt|Co|P)\.Ltd\.?|Ltd\.?|Limited|L\.?L\.?C\.?|Inc\.?|Incorporated|Corp\.?|Corporation|PLC|LLP|Company|& Co\.?|B\.?V\.?|N\.V\.|S\.L\.?(?:U\.?)?|S\.C\.C\.L\.?|S\.C\.P\.?|S\. (?:A|L|R\. L)\.(?=$| ?[,)·•|;:–])|S\.C\.(?=$|[\s,)])|S\.L\.P\.?|S\.L\.N\.E\.?|S\.A\.L\.|(?<=, )E\.M\.|S\.L\.L\.|Societ[àa] Agricola|S\.? ?Coop\.?|C\.B\.|e\.? ?U\.|(?:reg\. ?)?Gen\. ?m\. ?b\. ?H\.|S\.?r\.?l\.?s?|S\.?p\.?A\.?|(?:Sdn\.?|Sendirian) ?(?:Bhd\.?|Berhad)|Bhd\.?|Berhad|Pty\.?|Pte\.?|Oyj|ApS|A\/S|Kft\.?|s\.r\.o\.?|j?\.?d\.o\.o\.?|ehf\.?|Anonim Şirketi|FZ-?LLC|W\.L\.L\.?|S\.? ?de ?R\.? ?L\.?|Zrt\.?|Sp\.? ?z ?\.? ?o\.? ?o\.?|Lda\.?|Enterprises?|Holding)(?=$|[\s,.)·•|;:&-])/iu;
/** '1012 SE Amsterdam' has the letters of a Dutch postal code, and 'UG-14' is a shop's number. */
const SHORT_FORM =
  /(?:^|(?<!(?:^|[,·•|–—-]) ?\d{4})\s)(?:AG|KG|UG|SE|SNC|SCI|SCOP|SCP|SLP|SLNE|SCCL|CB|SCA|SCV|SCM|SA|SAU|SL|SLU|SLL|NV|Oy|AB|AS|OÜ|SIA|UAB|EOOD|ASA|A\.?Ş\.?|A\.S\.(?=$|[,)·•|])|eG|FZE|FZCO|WLL|Tbk\.?|a\. ?s\.|d\. ?d\.|hf\.|S\/B|S\/O|CO\.?|nv|S\/A|C\.A(?!\.\p{Lu}))(?=$|[\s,.)·•|;:]|-(?!\d))|(?<=\p{L})\sAb(?=$|[,)])|(?<=[\p{L}\d]),C\.A\.?(?=$|\s)/u;

/** 'شركة … ش.م.م', 'مؤسسة …': a company, an establishment, and the forms of law behind a name. */
const ARABIC_FORM =
  /(?:^|\s)(?:شركة|مؤسسة|مؤسسه|شركه)(?=\s)|(?:^|\s)(?:ش\.?ذ\.?م\.?م|ش\.?م\.?[معكلس]|ذ\.?م\.?م|م\.?م\.?ح)\.?(?=$|\s)/u;

/** 'Родопски Дом ЕООД', 'Ελαιώνες Α.Ε.': the forms of law of Bulgaria and of Greece, in their own letters. */
const EASTERN_FORM =
  /(?<!\p{L})(?:Е?ООД|Е?АД|ЕТ|СД|Α\.?Ε\.?Β?\.?Ε?\.?|Ε\.?Π\.?Ε\.?|Μ?\.?Ι\.?Κ\.?Ε\.?|Ο\.?Ε\.?|Ε\.?Ε\.?)(?!\p{L})/u;
const FORMS = [LEGAL_FORM, SHORT_FORM, ARABIC_FORM, EASTERN_FORM];

/** 'Agence de Lyon', 'Niederlassung Hamburg': which of its houses, and not whose. */
const BRANCH = /^(?:(?:Agence|Dépôt|Site) (?:de |d['’])\p{Lu}\S+|(?:Niederlassung|Zweigstelle|Filiale) \p{Lu}\S+)$/u;

/** What businesses call themselves besides a legal form. */
const BUSINESS =
  /\b(?:trading|enterprise|services?|stores?|market|mart|supermarket|hardware|restaurant|restoran|cafe|bistro|bakery|hotel|boutique|garage|boulangerie|pharmac\w+|backerei|apotheke|verlag|technik|handel|studio|agence|agency|group|groupe|gruppe|solutions|systems|consulting|conseil|international|industries|syarikat|kedai|perniagaan|books?|stationery|atelier|moulin|maison|ets|etablissements|werke?|elektro|transporte?s?|logistics?|versicherung\w*|kitchen\w*|clini\w+|medical|dental|dentaire)\b/;

/** Words that begin or make an address line, so it is no name. */
const ADDRESS =
  /\b(?:rue|avenue|av|boulevard|bd|place|allee|chemin|route|impasse|quai|cours|zi|za|bp|cs|cedex|street|st|road|rd|ave|lane|drive|crescent|gardens|grove|terrace|mews|suite|floor|building|blvd|way|square|strasse|str|weg|platz|allee|gasse|ufer|ring|damm|calle|plaza|paseo|avda|carretera|ctra|km|via|viale|piazza|corso|straat|laan|plein|jalan|jln|taman|lot|no|nr|kawasan|industrial|po box|postfach|iela|ulica|ulice|utca|cesta|strada|sokak|caddesi)\b/;
/** A street whose number stands apart. A company called so says its legal form too. */
const STREET = /^(?:rue|avenue|boulevard|allee|chemin|impasse|quai|calle|avenida|paseo|piazza|viale|jalan) \S+ \S/;
/** '14 venelle du Moulin-Blanc', '146 The Mall': a number, and a word in small letters or an article. */
const HOUSE_NUMBER = /^\d{1,4}(?: ?(?:bis|ter|quater|[a-dA-D]))?,? (?:\p{Ll}{3,}|The \p{Lu})/u;
/** 'ul. Sadowa 1 m. 3' */
const POLISH_STREET = /^(?:ul|al|os|pl)\. ?\p{L}.*\d/u;
/** 'ZA du Pont', 'Zone artisanale du Chêne': where companies have their halls. */
const ESTATE = /^(?:za|zi|zac|zae|zone (?:artisanale|industrielle|d'activites)|pol(?:igono)?\.? ind(?:ustrial)?\.?) \S/;
/** 'Voorbeeldstraat 99', 'Havnevej 4', as one word; in Norway also as several, 'Doktor Musters vei 4'. */
const STREET_IN_ONE =
  /\p{L}(?:straat|laan|gracht|kade|plein|dijk|singel|vej|gade|veien|vegen|gata|gatan|vagen|gaten| vei| veg| gate) \d{1,4}(?: ?[a-z])?$/u;
/** A postal code beside its town: '81100 Johor Bahru', 'Witney OX28 6HG', 'Austin, TX 78701', 'Kelowna, BC V1Y 6N2'. */
const POSTCODE =
  /^\W*(?:[A-Z]{1,2}-)?\d{4,6},? \p{Lu}[\p{L}'. -]{2,}|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$|\b[A-Z]{2} \d{5}$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/u;
const NOT_A_NAME =
  /@|www\.|https?:|^\W*(?:[a-z]{2} ?: ?)?(?:datos del?|dati del|coordonnees|detalles? del?|contact|contact ?perso?on|kontakt(?:person)?|ansprechpartner(?:in)?|doorkiesnummer|interlocuteur|tel|fax|phone|telefon|mobile(?!\.[a-z])|e-?mail|iban|bic|page|seite|siren|siret|tva|vat|ust|moms|momsreg|gst|rcs|co reg|reg|company reg|registration|tax id|your order|order no|(?:dining )?table|cashier|date|time)\b/i;
/** 'AG Hamburg HRA 98214': a court, whose 'AG' is no company's form. */
const COURT = /^(?:Amtsgericht|AG) \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?(?: (?:HR[AB]|GnR|VR|PR)\b.*)?$/u;
/** 'User ID: AS123', 'Ville: Villeville': a fact, and what it is. */
const FACT = /^[^:]{2,30}:\s*(?:\S*\d\S*$|\p{L})/u;
/** Lines that say what the paper is, not whose. */
const DEPARTMENT =
  /^(?:(?:att|attn|atn)\.? (?:dpto|departamento|dept|contabilidad|administracion|compras|accounts?|purchasing)|dpto|departamento|abteilung|abt|afdeling|afd|dept|department|(?:accounts?|freight|trade) payables?|(?:media|billing|purchasing|accounting|finance|invoice|traffic) (?:dept|department|office|division)|general counsel|legal dept|accounting|purchasing|kreditorenbuchhaltung|buchhaltung|crediteuren(?:administratie)?|service (?:comptabilite|achats?|factures?|fournisseurs|facturation|client\w*)|direction (?:financiere|des achats)|comptabilite|(?:the )?(?:chief \w+ officer|(?:managing|finance) director|(?:financial|group) controller|company secretary|accountant|bursar|manager))(?:$|[\s.:])/;
const DOCUMENT_WORD =
  /^\W*(?:(?:nos|vos|our|your|unsere?|ihre?) (?:references?|ref|referenz(?:en)?|zeichen|details)|contact|kontakt|logo|original|triplicate|quadruplicate|office copy|copy|copie|kopie|duplicata|duplicate|duplikat|customer copy|merchant copy|reprint|reference(?: no| number)?|referenz(?: ?nr\.?| ?nummer)?|(?:street|branch|registered|corporate|office|head office|works) address|same as|avis d'echeance|(?:tenant lieu|valant|faisant office) (?:de )?facture|schedule of work|time narrative|releve d'heures|wie oben|identique|page|seite|invoice|tax invoice|(?:billing|account) statement|statement(?: of account)?|(?:account|billing|invoice|payment|order|service|travel) (?:information|summary|details)|gmail|outlook|no tiene logo|(?:your|su|votre|ihr) logo(?: here| aqui| ici| hier)?|danfe|(?:nous contacter|contactez nous|contact us|contactanos|kontaktieren sie uns)|facture|rechnung|factura|receipt|cash|thank you|visa|mastercard|amex|welcome|merci|danke|bienvenue|copia)\b\W*\w*$/;
/** 'Herrn', 'An Frau', 'M. et Mme' in a line of its own: how a letter addresses whose name stands below. */
const SALUTATION =
  /^(?:an (?:die|das|den)|(?:an |to |a )?(?:firma|(?:herrn?|frau)(?: (?:und|frau|herrn?|firma))*|eheleute|familie|messrs|m(?:r|rs|s)?(?: (?:et|and|&) m(?:me|rs))?|mme|madame|monsieur|mevrouw|mevr|dhr|de heer|senore?s?|senora|spett ?le|spettabile|egregio|gentilissim[oa]))$/;
/** 'Facture du mois de Mars', 'Descrizione dei lavori': a title or a heading that goes on with a word of what. */
const TITLE_OF =
  /^(?:invoice|receipt|facture|rechnung|factura|fattura|factuur|avoir|gutschrift|description|designation|descripcion|descrizione|bezeichnung|beschreibung) (?:du|des?|dei|del|della|d'|for|of|the|vom|von|fur|im|voor|di|para|per|pour) ?\p{L}/u;
/** 'The bill is paid.', 'Clean, simple, what's made to last.': words in small letters, and a full stop. */
const SENTENCE = /^\p{L}[\p{L}'’]*(?:,? [\p{L}'’]+)* \p{Ll}+ \p{Ll}+\.$/u;
/** 'Registro Mercantil de Soria', 'Amtsgericht': who keeps the registers of companies. */
const REGISTRY =
  /^(?:registro mercantil|registro delle imprese|registre du commerce|handelsregister|registergericht|companies house|chamber of commerce|kamer van koophandel)\b/;
/** '20 Prozent' */
const SHARE = /^\d+(?:[.,]\d+)? ?(?:prozent|per ?cent|pour ?cent|por ?cien(?:to)?)$/;
/** What parts a name from its address. */
export const SEPARATOR = /\s+[·•|–—*∙⋅-]\s+|\s+\.\s+(?!L(?:td|TD))|\s+[–—](?=\p{L})|\s*[·•|∙⋅]\s*/u;

/** A name without its legal form. */
export const withoutForm = (name: string): string =>
  withoutFormInFull(name).replace(LEGAL_FORM, ' ').replace(SHORT_FORM, ' ');

export const hasLegalForm: (text: string) => boolean = remembered(
  (text) => FORMS.some((form) => form.test(text)) || hasFormInFull(text),
);

/** Whether a line has a word of addresses: a street, a lane, a floor. */
export function namesPlace(text: string): boolean {
  return (
    ADDRESS.test(fold(text)) || /^\W*c\/ ?\p{L}|\p{L}{3,}str(?:\.|asse) ?\d/u.test(fold(text)) || POSTCODE.test(text)
  );
}

export function namesBusiness(text: string): boolean {
  return BUSINESS.test(fold(text));
}

/** Whether a line may be somebody's name: letters above all, no address, no contact, no label with a value. */
export const looksLikeName: (text: string) => boolean = remembered((text) => {
  const folded = fold(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  if (
    letters < 3 ||
    isFormInFullAlone(text) ||
    // '(…', and the end of what began on the line above: 'Energia) e prelevata'.
    /^\(|^[^(]*\)/.test(text) ||
    DOCUMENT_WORD.test(folded) ||
    text.length > 90 ||
    digits > 4 ||
    digits * 2 > letters ||
    NOT_A_NAME.test(folded) ||
    DEPARTMENT.test(folded) ||
    SALUTATION.test(folded.replace(/\W+/g, ' ').trim()) ||
    isDayOfMonth(folded) ||
    isOfPaper(folded) ||
    isOfLetter(folded) ||
    isPaperTitle(folded) ||
    (HOUSE_NUMBER.test(text) && !hasLegalForm(text)) ||
    BRANCH.test(text) ||
    COURT.test(text) ||
    (REGISTRY.test(folded) && !hasLegalForm(text)) ||
    (FACT.test(text) && !hasLegalForm(text)) ||
    /[€$£%]|:\s*$/.test(text) ||
    // 'Durand c/ SNC Delta': a lawyer's case.
    /\s(?:c\/|vs?\.?|\.\/\.)\s/.test(text)
  )
    return false;
  if (hasLegalForm(text)) return true;
  if (isCountry(text) || TITLE_OF.test(folded) || POSTCODE.test(text)) return false;
  return (
    text.split(/\s+/).length <= 8 &&
    !(ADDRESS.test(folded) && /\d/.test(text)) &&
    !SENTENCE.test(text) &&
    !SHARE.test(folded) &&
    !STREET.test(folded) &&
    !ESTATE.test(folded) &&
    !POLISH_STREET.test(folded) &&
    !/\b\d{4,6}\b/.test(text) &&
    !/\bstrasse\b|strasse \d|str\. ?\d/.test(folded) &&
    !STREET_IN_ONE.test(folded) &&
    !isSpoken(folded)
  );
});

/** Whether a line names who buys, or pays suppliers, in the company that the line over it names: so is a letter addressed. */
export const isOfPurchasing = (text: string): boolean => text.length < LONGEST_LINE && PURCHASING.test(fold(text));
const LONGEST_LINE = 50;
const PURCHASING =
  /\b(?:payables?|purchas\w+|procurement|fournisseurs|achats|einkauf|kreditoren\w*|proveedores|compras|crediteuren\w*|fornitori|acquisti)\b/;

/** How a letter addresses whom it goes to; nobody's own letterhead begins so. */
const ADDRESSED =
  /^(?:firma|an (?:die|das|den)|herrn?|frau|mevrouw|mevr\.?|mw\.?|dhr\.?|(?:de )?heer|eheleute|familie|z\.? ?hd\.?|messrs\.?|mr\.?|mrs\.?|ms\.?|m\. et mme|m\.|mme|madame|monsieur|spett\.?(?:le|abile)|egr\.?|gent\.?(?:le|mo|ma)?|t\.?a\.?v\.?)(?= \S|$)/;

export function isAddressed(text: string): boolean {
  return ADDRESSED.test(fold(text));
}

/** A sender's line as DIN 5008 has it above the addressee: name and address in one line, parted by marks. */
export function isSenderLine(cell: Cell): boolean {
  return (
    cell.text.length < 140 &&
    !isAddressed(cell.text) &&
    ((cell.text.split(SEPARATOR).length >= 3 &&
      /\b(?:[A-Z]{1,2}-)?\d{4,6}\b(?![.,]\d)/.test(cell.text) &&
      !isAnnounced(cell.text) &&
      !isAddressOnly(cell.text)) ||
      IN_TWO.test(cell.text) ||
      IN_COMMAS.test(cell.text))
  );
}

/** 'Goods: 412 cartons - textile - 39439': a fact and what it is called. */
const isAnnounced = (text: string): boolean => /^[^:·•|–—-]{3,30}:\s/.test(text) && !hasLegalForm(text);

/**
 * 'Am Kanal 12 · 49074 Osnabrück · Tel. …': it begins with the street, under a letterhead's name; or with the town, 'Pune - 411030', as
 * India writes it.
 */
function isAddressOnly(text: string): boolean {
  const [street = '', town = ''] = text.split(SEPARATOR);
  if (/^\d{6}\b/.test(town.trim())) return true;
  return /\s\d{1,4} ?[a-z]?$/.test(street.trim()) && /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u.test(town.trim());
}

/** The same with one mark: 'Webdesign Fuchs | Hauptstraße 5 79098 Freiburg'. */
const IN_TWO =
  /^\p{Lu}[^,:|·•∙]{3,50}\s*[|·•∙]\s*\p{Lu}[\p{L}. -]{2,40} ?\d{1,4} ?[a-z]?,? (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .()/-]+$/u;

/** The same with commas: 'Webdesign Fuchs, Hauptstraße 5, 79098 Freiburg'; a company may be called as its site is. */
export const IN_COMMAS =
  /^(?:\p{Lu}|[a-z\d-]+\.[a-z]{2,3} )[^,:]{2,60}, [^,:]*\d[^,:]*, (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} .()/-]+$/u;

/** A line that ends with such a word goes on in the next: 'Société Nouvelle des' over 'Établissements Durand'. */
const GOES_ON = /(?:^|\s)(?:des?|du|d'|la|les?|et|and|und|für|of|the|y|e|del|della|di|en|van|von|&|\+)$/i;

export const goesOn = (text: string): boolean => GOES_ON.test(text);

/** A line that holds little but a legal form ('CO. (M) SDN BHD') ends a name that began on the line above. */
export function endsName(text: string): boolean {
  const bare = withoutForm(text)
    .replace(LEGAL_FORM, ' ')
    .replace(/\([^)]*\)/g, ' ');
  return hasLegalForm(text) && (bare.match(/\p{L}/gu)?.length ?? 0) < 4;
}

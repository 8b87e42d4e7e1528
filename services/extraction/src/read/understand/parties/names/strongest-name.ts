import type { Candidate } from '../../candidate.ts';
import { squeeze } from '../../text/fold.ts';
import { isDomain, sharesDomain } from '../domains.ts';
import { isBranchOf, saysAtLength } from './name-of-line.ts';
import { endsName, goesOn, hasLegalForm, isAddressed, namesBusiness, withoutForm } from './party-names.ts';

/** What else on the page speaks for a name: domains, all lines as names are compared, and sites of whom no heading names. */
type Surroundings = {
  readonly cores?: readonly string[];
  readonly lines?: readonly string[];
  readonly sites?: readonly string[];
  /** Names that are not to choose from, and may say one of those in full. */
  readonly others?: readonly Candidate[];
};

/** What doubt is left of a name by a domain on the page that sounds like it. */
const DOMAIN = 0.6;
/** By a site that is the name to the letter, where no heading or sender's line names anybody. */
const OWN_SITE = 0.25;

/**
 * Evidence for one name adds up over its mentions; a domain on the page that sounds like it counts as one more, and so
 * does a line that names it among other things ('Account holder: …', the small print of the foot).
 */
export function strongestName(
  candidates: readonly Candidate[],
  { cores = [], lines = [], sites = [], others = [] }: Surroundings = {},
): Candidate | undefined {
  let winner: { one: Candidate; doubt: number } | undefined;
  for (const one of candidates) {
    const key = squeeze(one.value);
    // A speck where a name should stand.
    if (key === '') continue;
    const mentions = candidates.filter(
      (other) => key === squeeze(other.value) || (key.length > 5 && squeeze(other.value).startsWith(key)),
    );
    const doubt =
      mentions.reduce((product, other, index) => product * (1 - other.score * (index === 0 ? 1 : 0.5)), 1) *
      (isDomain(one.value, sites) ? OWN_SITE : sharesDomain(one.value, cores) ? DOMAIN : 1) *
      (isNamedElsewhere(key, lines) ? 0.7 : 1);
    if (!winner || doubt < winner.doubt - 1e-9) winner = { one, doubt };
  }
  if (!winner) return undefined;
  const whole = inFull(winner.one, candidates, lines, others);
  // Each mention of the branch is one of the company as well.
  const branch = [...candidates, ...others].find((one) => one.score >= SAID && isBranchOf(one.value, whole.value));
  const { value, page, box } = branch ?? whole;
  return { value, page, box, score: Math.min(0.999, 1 - winner.doubt) };
}

/** As sure as a heading says a name. */
const SAID = 0.8;

/** A logo's 'indeed' is the 'Indeed Ireland Operations Ltd' of the small print: the name in law is the one to pay. */
function inFull(
  one: Candidate,
  candidates: readonly Candidate[],
  lines: readonly string[],
  others: readonly Candidate[],
): Candidate {
  const key = squeeze(SITE.exec(one.value)?.[1] ?? one.value);
  const isOpen = goesOn(one.value);
  if (hasLegalForm(one.value) && !isOpen && !endsName(one.value)) return unshortened(one, [...candidates, ...others]);
  if (key.length < 4) return one;
  // 'A Distribuciones': a logo's mark is read as a letter before its word.
  const bare = squeeze(one.value.replace(/^\S{1,2}\s+/, ''));
  const brand = brandOf(one.value);
  const begins = (value: string) =>
    squeeze(value).startsWith(key) ||
    (bare.length >= 4 && squeeze(value).startsWith(bare)) ||
    squeeze(value.replace(FORM_FIRST, '')).startsWith(key) ||
    // 'HOTEL LINDE' of 'Muster Hotel Linde Betriebs-GmbH'.
    (key.length >= WITHIN &&
      one.value.includes(' ') &&
      ` ${value.toLowerCase()} `.includes(` ${one.value.toLowerCase()} `));
  const isFuller = ({ value }: Candidate) =>
    (hasLegalForm(value) || isCalledInLaw(value, lines) || (isOpen && !goesOn(value))) &&
    value.length > one.value.length &&
    begins(value);
  // 'tidewire business' over 'Tidewire Communications Pty Ltd': the brand, and what it sells.
  const isOfBrand = ({ value }: Candidate) => brand !== undefined && hasLegalForm(value) && brandOf(value) === brand;
  const fuller =
    candidates.find(isFuller) ??
    candidates.find(isOfBrand) ??
    candidates.find((other) => isInLawUnder(other, one)) ??
    candidates.find((other) => isOfTrade(other, one)) ??
    candidates.find((other) => isAtLength(other, one, lines));
  return fuller ? unshortened(fuller, [...candidates, ...others]) : one;
}

/** So many letters of several words stand in no other company's name by chance. */
const WITHIN = 10;

/** 'Radler' over 'Muster Tweewielers B.V.', one block: a house, and the company that runs it and sold (EN 16931 BT-27). */
function isInLawUnder({ value, page, box }: Candidate, { page: own, box: over }: Candidate): boolean {
  const height = box.y1 - box.y0;
  const isAligned = [box.x0 - over.x0, box.x1 - over.x1].some((apart) => Math.abs(apart) < height);
  const isNext = box.y0 > over.y0 && box.y0 - over.y1 < 0.6 * height;
  return hasLegalForm(value) && page === own && isAligned && isNext && !PARTNER.test(value);
}

/** 'Comercial Norte S. A.' on top beside the logo 'NORTE': a word for the trade stands before the mark that its name in law has. */
function isOfTrade({ value, score }: Candidate, { value: mark }: Candidate): boolean {
  const [trade = '', name = '', ...form] = value.split(/\s+/);
  const isMark = squeeze(name).length >= BRAND - 1 && squeeze(name) === squeeze(mark);
  return isMark && score >= PLACED && OF_TRADE.test(trade) && hasLegalForm(` ${form.join(' ')}`);
}
/** Words for a trade that its companies' names begin with. */
const OF_TRADE =
  /^(?:comercial(?:izadora)?|distribuidora|importadora|exportadora|constructora|inmobiliaria|transportes|librairie|imprimerie|garage|hotel|hôtel|autohaus|brauerei|druckerei|bäckerei|weingut|cantina|azienda|ditta|groupe?|grupo|gruppo)$/iu;
/** As surely as a letterhead names somebody. */
const PLACED = 0.6;

/** 'NORDLICHT' in a logo, 'Nordlicht Bürobedarf' in the sender's line and again in the foot: the name at length, be it of no form of law. */
function isAtLength({ value, score }: Candidate, { value: mark }: Candidate, lines: readonly string[]): boolean {
  const isLonger = squeeze(mark).length >= BRAND && saysAtLength(value, mark);
  return isLonger && score >= PLACED && lines.filter((line) => line.startsWith(squeeze(value))).length > 1;
}

/** 'northwind.de' in a logo is the 'Northwind GmbH' of the small print. */
const SITE = /^([\p{L}\d-]{4,})\.\p{Ll}{2,4}$/u;

/** The first word of a name, as names are compared, where it is nobody else's too: neither short nor a trade's. */
function brandOf(value: string): string | undefined {
  const [word = ''] = value.split(/\s+/);
  const brand = squeeze(word);
  return brand.length >= BRAND && !namesBusiness(word) && !isAddressed(value) ? brand : undefined;
}
const BRAND = 6;

/** 'Muster Betrieb - S.A.S. au capital de …': the form stands apart from the name, in a line that says it at length. */
const isCalledInLaw = (value: string, lines: readonly string[]): boolean =>
  lines.some(
    (line) =>
      line.startsWith(squeeze(value)) &&
      /^(?:sasu?|sarl|sa|eurl|snc|scop)aucapital/.test(line.slice(squeeze(value).length)),
  );

/** 'Baumgart GmbH' in a sender's line, under the letterhead 'Baumgart Elektrogroßhandel GmbH': the same, cut short. */
function unshortened(one: Candidate, candidates: readonly Candidate[]): Candidate {
  const [brand = '', ...form] = one.value.split(/\s+/);
  const isShort =
    squeeze(brand).length >= 4 &&
    !hasLegalForm(brand) &&
    hasLegalForm(` ${form.join(' ')}`) &&
    withoutForm(` ${form.join(' ')}`).trim() === '';
  const isLonger = ({ value, page, box }: Candidate) =>
    value.length > one.value.length &&
    value.startsWith(`${brand} `) &&
    value.endsWith(` ${form.join(' ')}`) &&
    page === one.page &&
    box.y0 < one.box.y0 &&
    !PARTNER.test(value);
  return (isShort && candidates.find(isLonger)) || one;
}
/** A general partner, or whoever else has a company's name and is not it. */
export const PARTNER = /\b(?:Verwaltungs|Beteiligungs|Holding|Management|Immobilien)/i;

/** A form of law, or 'the company', that stands before its name. */
const FORM_FIRST =
  /^(?:شركة|مؤسسة|SARL|SASU?|EURL|SA|SCI|SNC|S\.A\.R\.L\.|Soci[eé]t[eé]|St[eé]\.?|[EÉ]ts\.?|[EÉ]tablissements|Firma)\s+/iu;

/** Whether another, longer line holds the name too. Short names stand in other words. */
function isNamedElsewhere(key: string, lines: readonly string[]): boolean {
  if (key.length <= 5) return false;
  const naming = lines.filter((line) => line.includes(key));
  // One of them is its own, which may go on with an address.
  return naming.length > 1 && naming.some((line) => line.length > key.length + 2);
}

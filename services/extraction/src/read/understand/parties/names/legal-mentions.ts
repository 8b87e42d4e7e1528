// Names that sentences say: the small print by which a company says what it is, and in whose name an invoice is written.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { nameOfLine, withoutFullStop } from './name-of-line.ts';
import { endsName, hasLegalForm, looksLikeName, SEPARATOR } from './party-names.ts';

/** What French, Spanish and British law has a company print behind its name. */
const MENTION =
  /[\s,(–-]+(?:(?:s\.?a\.?s?\.?u?|s\.?a\.?r\.?l\.?|s\.?c\.?i\.?|societe [\p{L} ]{3,40}|une? [\p{L} ]{3,40})\s+)?(?:au capital|is (?:a company )?(?:registered|authorised|incorporated)|inscrita en|inscrite? au|immatriculee? au)\b/u;
/** The small print stands below this share of the printed height. */
const SMALL_PRINT = 0.75;
const LONGEST = 9;
/** Less than a name on top: that is what a company calls itself. */
const BY_MENTION = 0.4;

/** 'Intérim Picardie - S.A.S. au capital de 800 000 €', 'Fernside Press is registered in England': whose paper it is. */
export function fromLegalMentions(text: DocumentText): Candidate[] {
  const lowest = Math.max(0, ...text.cells.map(({ y1 }) => y1));
  return text.cells
    .filter((cell) => cell.y0 > SMALL_PRINT * lowest)
    .flatMap((cell) => {
      const at = MENTION.exec(fold(cell.text))?.index;
      const words = at === undefined || at === 0 ? [] : wordsUpTo(cell, at);
      const name = nameOfLine(words.map((word) => word.text).join(' '));
      const isWhole = /^\p{Lu}/u.test(name) && !endsName(name);
      return words.length > 0 && words.length <= LONGEST && isWhole && looksLikeName(name)
        ? [candidate(name, BY_MENTION, cell.page, words)]
        : [];
    });
}

/** A letterhead stands above this share of the printed height. */
const HEAD = 0.3;
const IN_HEAD = 0.85;
const CAPITAL = /[\s,(–-]+au capital (?:social )?(?:de |d['’])?\d/;

/** 'Négoce Modèle SAS au capital de 114 740 EUR' in a letterhead: what its law has who sends it say. */
export function fromCapitalInHead(text: DocumentText): Candidate[] {
  const lowest = Math.max(0, ...text.cells.map(({ y1 }) => y1));
  return text.cells.flatMap((cell) => {
    const isHead = cell.page === text.pages[0]?.number && cell.y0 < HEAD * lowest;
    const at = isHead ? CAPITAL.exec(fold(cell.text))?.index : undefined;
    // 'Agence Modèle — SASU au capital …' ends at its mark.
    const words = at === undefined || SEPARATOR.test(cell.text.slice(0, at)) ? [] : wordsUpTo(cell, at);
    const name = words.map((word) => word.text).join(' ');
    return words.length > 0 && hasLegalForm(name) && !endsName(name) && looksLikeName(name)
      ? [candidate(name, IN_HEAD, cell.page, words)]
      : [];
  });
}

/** The words of a cell up to a place in its folded text: folding keeps the number of words. */
function wordsUpTo(cell: Cell, at: number) {
  const count = fold(cell.text)
    .slice(0, at)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
  return cell.words.filter(({ text }) => /[\p{L}\d]/u.test(text)).slice(0, count);
}

/** Words behind which stands in whose name a paper is written by somebody else, folded. */
const ON_BEHALF =
  /(?:au nom et pour (?:le )?compte de|in the name and on behalf of|for and on behalf of|im namen und (?:fur|auf) rechnung (?:von|der|des)|en nombre y por cuenta de|in nome e per conto d[ie]|in naam en voor rekening van|w imieniu(?: i na rzecz)?|in numele(?: si (?:pe|in) (?:seama|contul))?|em nome e por conta d[aeo]|pa vegne av)\s+/;

/** 'w imieniu Y przez: X': the name ends before who writes it. */
const SAID_BY = /^(?:by|durch|par|por|door|da|przez):?$/;

/** 'im Namen und für Rechnung des Leistungserbringers': whoever that is. */
const ANYBODY =
  /^(?:leistungserbringers?|lieferant\p{L}*|verkaufers?|anbieters?|auftragnehmers?|mandant\p{L}*|herstellers?|fournisseur|vendeur|prestataire|adherent|seller|supplier|vendor|principal|proveedor|vendedor|fornitore|venditore|leverancier|verkoper)s?\.?$/u;

/** 'Facture établie par X au nom et pour le compte de Y': Y sells. */
export function writtenFor(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell) => {
    const found = ON_BEHALF.exec(fold(cell.text));
    if (!found) return [];
    const before = wordsUpTo(cell, found.index + found[0].length).length;
    const behind = cell.words.filter(({ text: word }) => /[\p{L}\d&]/u.test(word)).slice(before);
    const by = behind.findIndex(({ text: word }, index) => index > 0 && SAID_BY.test(word));
    const rest = by < 0 ? behind : behind.slice(0, by);
    const end = rest.findIndex(
      ({ text: word }, index) => /^[(]/.test(word) || /\p{L}{4}\.$/u.test(word) || (index > 0 && /[,;:.)]$/.test(word)),
    );
    const words = rest.slice(0, end < 0 ? LONGEST : /^[(]/.test(rest[end]?.text ?? '') ? end : end + 1);
    const name = withoutFullStop(nameOfLine(words.map((word) => word.text).join(' ')));
    // '… på vegne av selgeren' names nobody.
    return words.length > 0 && !/^\p{Ll}/u.test(name) && !ANYBODY.test(fold(name)) && looksLikeName(name)
      ? [candidate(name, hasLegalForm(name) ? 0.88 : 0.8, cell.page, words)]
      : [];
  });
}

/** 'RECEBEMOS DE Granja Modelo LTDA OS PRODUTOS E/OU SERVIÇOS': the slip that a Brazilian invoice begins with, for who takes the goods to sign. */
const RECEIVED = /^recebemos d[aeo]s? (.+?),? (?:os|as) (?:produtos|mercadorias|servicos)\b/;

/** From whom the slip says that the goods were received. */
export function receivedFrom({ cells }: DocumentText): Candidate[] {
  return cells.flatMap((cell) => {
    const said = /^recebemos/i.test(cell.text) ? RECEIVED.exec(fold(cell.text))?.[1] : undefined;
    const name = said?.replace(OWN_NUMBER, '');
    const words = name === undefined ? [] : cell.words.slice(2, 2 + name.split(' ').length);
    const value = nameOfLine(words.map((word) => word.text).join(' '));
    return words.length > 0 && looksLikeName(value) ? [candidate(value, RECEIVED_FROM, cell.page, words)] : [];
  });
}
const RECEIVED_FROM = 0.88;
/** Who trades alone has the number of his card behind his name in law: 'ANA MUESTRA DE LIMA 01234567890'. */
const OWN_NUMBER = / \d{11}$/;

/** Under whose name a signature stands, as India's invoices end: 'For Northwind Traders' over 'Authorised Signatory'. */
const SIGNED = /\bauthori[sz]ed signator(?:y|ies)\b/;
/** So many rows lie between the two at the most. */
const ROOM_TO_SIGN = 16;

/** 'For Northwind Traders' over the room for a signature: who signs is who sells. */
export function signedFor(text: DocumentText): Candidate[] {
  const signatures = text.cells.filter((cell) => SIGNED.test(fold(cell.text)));
  return text.cells.flatMap((cell) => {
    const [first, ...rest] = cell.words;
    const isOver = ({ page, row, x0, x1 }: Cell) =>
      page === cell.page && row > cell.row && row <= cell.row + ROOM_TO_SIGN && x0 < cell.x1 && x1 > cell.x0;
    if (!first || !/^for,?$/i.test(first.text) || !signatures.some(isOver)) return [];
    const name = nameOfLine(rest.map((word) => word.text).join(' '));
    return /^\p{Lu}/u.test(name) && looksLikeName(name)
      ? [candidate(name, hasLegalForm(name) ? 0.85 : 0.75, cell.page, rest)]
      : [];
  });
}

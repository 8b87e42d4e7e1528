// Where names of companies stand on a page that has no heading over them.
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { windowLines } from '../blocks/address-blocks.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import { sharesDomain } from '../domains.ts';
import { banksOf, isBanked } from './account-holders.ts';
import { goesOnCentred } from './centred-names.ts';
import { mayBeSeller } from './may-be-seller.ts';
import { nameAbove, wordsAbove } from './name-above.ts';
import { heightShare, written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { endsName, hasLegalForm, namesBusiness } from './party-names.ts';
import { withWideNames } from './wide-names.ts';

/** Share of the printed height from which on there is the foot. */
const FOOT = 0.8;

/** Without a heading: names with a legal form, the first line of the first page, what is printed larger than the rest. */
export function fromPlaces(
  text: DocumentText,
  sections: readonly Section[],
  {
    paid,
    cores,
    isNumbered,
  }: {
    readonly paid: ReadonlySet<string>;
    readonly cores: readonly string[];
    /** Whether a VAT number that is not the buyer's stands under a line. */
    readonly isNumbered: (cell: Cell) => boolean;
  },
): Candidate[] {
  const first = text.pages[0]?.number ?? 1;
  const cells = withWideNames(
    text,
    text.cells.filter((cell) => cell.page === first),
  );
  const lowest = Math.max(0, ...cells.map((cell) => cell.y1));
  const usual = median(cells.map((cell) => cell.y1 - cell.y0));
  const isPaid = (cell: Cell) => paid.has(squeeze(nameOfLine(cell.text)));
  const banks = banksOf(text);
  const names = cells.filter(mayBeSeller(text, isPaid)).filter((cell) => !banks.has(cell));
  const banked = names.filter((cell) => isBanked(text, cell));
  const isBesideBanked = (cell: Cell) => banked.some((one) => one.row === cell.row && one !== cell);
  const inWindow = windowLines(text);
  const top = names.filter((cell) => heightShare(text, cell) < 0.35).slice(0, 6);
  return names.flatMap((cell) => {
    const section = sectionOf(cell, sections);
    if (section && section.kind !== 'supplier') return [];
    const place = heightShare(text, cell);
    // A short invoice's foot stands under its last line, wherever on the sheet that is.
    const isFoot = cell.y0 > FOOT * lowest;
    const rank = top.indexOf(cell);
    const legal = hasLegalForm(cell.text);
    const large = cell.y1 - cell.y0 > 1.25 * usual && rank >= 0;
    let score = legal ? 0.4 : namesBusiness(cell.text) && rank >= 0 ? 0.22 : 0;
    if (inWindow.has(cell) || isBesideBanked(cell)) score -= 0.3;
    if (rank >= 0 && banked.includes(cell)) score += 0.25;
    if (rank >= 0) score += rank === 0 ? 0.42 : Math.max(0.04, 0.2 - 0.05 * rank);
    if (large) score += 0.12;
    if (legal && (place > FOOT || isFoot)) score += 0.08;
    if (legal && place > 0.35 && place < FOOT && !isFoot && !isNumbered(cell)) score -= 0.25;
    if ((rank >= 0 || isFoot) && sharesDomain(nameOfLine(cell.text), cores)) score += 0.3;
    // Of a trade name and a name in law under it the latter is paid.
    if (rank >= 0 && isPaid(cell)) score += 0.4;
    // A stray word on top of a page is more often a logo's remains than a name.
    if (!legal && cell.words.length === 1 && cell.text.length < 6) score -= 0.2;
    if (!legal && (PHRASE.test(cell.text) || LIST.test(cell.text) || speaksOfPaper(cell))) score -= 0.2;
    const isRest =
      endsName(nameOfLine(cell.text)) ||
      (legal && (/^(?:and|et|und|y|&) /.test(cell.text) || OF_COUNTRY.test(fold(cell.text)))) ||
      (legal && isBegunAbove(text, cell));
    const words = isRest ? [...wordsAbove(text, cell), ...cell.words] : cell.words;
    return score > 0.2 ? [candidate(nameOfLine(written(words)), Math.min(0.8, score), cell.page, words)] : [];
  });
}

/** 'GRUPO NORTE,' or 'GRUPO NORTE' in the middle over 'MUSTER S.L.': the line above is the beginning of the name. */
function isBegunAbove(text: DocumentText, cell: Cell): boolean {
  const above = nameAbove(text, cell);
  return above !== undefined && (above.text.endsWith(',') || goesOnCentred(above, cell));
}

/** 'DO BRASIL LTDA': a name's second line, which says of which country it is. */
const OF_COUNTRY = /^(?:do brasil|de (?:france|espana|mexico|chile|colombia)|of america) /;

/** 'Your average daily use', 'Last billing period': a capital, and all else in small letters, is a heading rather. */
const PHRASE = /^\p{Lu}\p{Ll}+,?(?: (?:\p{Ll}+|\d+)){2,}$/u;

/** 'MATERIAL PARA OBRAS, CERRAMIENTOS, TUBOS Y RENOVABLES': what a house deals in. */
const LIST = /^(?=(?:\S+ ){4})\P{Ll}+,\P{Ll}+,\P{Ll}+$/u;

/** "CUSTOMER'S DELV. INVOICE DATE": a line of which half is what a paper's number or its day is called. */
const speaksOfPaper = ({ labels, words }: Cell): boolean =>
  labels.some(
    (label) =>
      2 * (label.to - label.from) >= words.length &&
      (['issueDate', 'invoiceNumber', 'dueDate'] as const).some((meaning) => weightOf(label, meaning) >= 1),
  );

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

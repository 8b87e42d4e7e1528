// Why a supplier's or a buyer's name is not sure, however strongly it was found.
import type { Candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { sharesDomain } from '../domains.ts';
import type { VatNumber } from '../vat-numbers/vat-number.ts';
import { areAlike } from './imprints.ts';
import { BY_PLACE_ALONE, isUnder, type Vouchers } from './name-vouchers.ts';
import { hasLegalForm, looksLikeName, namesBusiness, namesPlace } from './party-names.ts';

/**
 * Whether another company with a VAT number of its own stands on the page, and nothing but its place says of the found one
 * that it is the supplier: two blocks alike, side by side, of which one is the buyer's. Where each has a domain on the page, neither is told
 * by it; and a number that stands with nobody's name may be of who is named in a picture.
 */
export function hasRival(
  found: Candidate,
  {
    names,
    vatNumbers,
    vouchers: { said, cores },
  }: {
    readonly names: readonly Candidate[];
    /** Those that are not the buyer's by their label or heading. */
    readonly vatNumbers: readonly VatNumber[];
    readonly vouchers: Pick<Vouchers, 'said' | 'cores'>;
  },
): boolean {
  if (said.has(squeeze(found.value))) return false;
  const isIn = (name: Candidate, { page, cell }: VatNumber) => isUnder(name, { page, box: cell });
  const own = new Set(vatNumbers.filter((number) => isIn(found, number)).map(({ value }) => value));
  const others = vatNumbers.filter(({ value }) => !own.has(value));
  const isTold = sharesDomain(found.value, cores);
  const othersCores = cores.filter((core) => !sharesDomain(found.value, [core]));
  // Where check digits do not hold it may be one of theirs, misread.
  const isNobodys = (number: VatNumber) =>
    number.holds && number.page === found.page && !names.some((name) => isIn(name, number));
  if (!isTold && own.size > 0 && others.some(isNobodys)) return true;
  return names.some(
    (name) =>
      squeeze(name.value) !== squeeze(found.value) &&
      hasLegalForm(name.value) &&
      (!isTold || sharesDomain(name.value, othersCores)) &&
      others.some((number) => isIn(name, number)),
  );
}

/**
 * Whether headings say that another company sells, and none that the found one does: a market place that declares the VAT for who sells has
 * its name, number and site on his invoice.
 */
export const isSaidOtherwise = (found: Candidate, said: readonly Candidate[]): boolean =>
  said.some(({ value }) => hasLegalForm(value)) && !said.some(({ value }) => areAlike(value, found.value));

/**
 * Whether a name without a legal form is a brand's: a company that has one stands with the supplier's VAT number, and is who issued it in
 * law (Directive 2006/112/EC, article 226, 5).
 */
export const isBrand = (
  { value }: Candidate,
  { names, vouchers: { numbered } }: { readonly names: readonly Candidate[]; readonly vouchers: Vouchers },
): boolean =>
  !hasLegalForm(value) && names.some((name) => hasLegalForm(name.value) && numbered.has(squeeze(name.value)));

/** 'Com' where 'T Com' was printed, 'uster Handel': so few letters, or a small one first, may be what a recogniser left of a name. */
export const isScrap = ({ source }: DocumentText, { value }: Candidate): boolean =>
  source === 'ocr' && (squeeze(value).length <= SCRAP || /^\p{Ll}\S* \p{Lu}\p{Ll}/u.test(value));
const SCRAP = 3;

/** A name without its legal form over a line that ends with one: the first half of a long name, or a brand. */
export function isCut(text: DocumentText, { value, page, box }: Candidate): boolean {
  if (hasLegalForm(value)) return false;
  const height = box.y1 - box.y0;
  return text.cells.some(
    (cell) =>
      cell.page === page &&
      cell.y0 >= box.y0 + height / 2 &&
      cell.y0 - box.y1 < height &&
      Math.abs(cell.x0 - box.x0) < height &&
      !/\d/.test(cell.text) &&
      hasLegalForm(cell.text) &&
      looksLikeName(cell.text),
  );
}

/** As sure as its place alone makes it. */
export const doubted = (name: Candidate): Candidate => ({ ...name, score: Math.min(BY_PLACE_ALONE, name.score) });

/**
 * A name without a legal form in a picture is what is left of one, a brand or a town as often: of 27 on papers of strangers that seemed
 * certain 21 were right at first sight. An Arabic name begins with its form ('شركة …'), which says nothing of how much of it is left.
 */
export const doubtedInPicture = ({ source }: DocumentText, name: Candidate): Candidate =>
  source === 'ocr' && (!hasLegalForm(name.value) || ARABIC.test(name.value)) ? doubted(name) : name;
const ARABIC = /\p{Script=Arabic}/u;

/** As little as a name is given with: who gets the invoice, of two that nothing tells from each other. */
export const mayBeNobodys = (name: Candidate): Candidate => ({ ...name, score: Math.min(MAYBE, name.score) });

/** Said behind a heading, or more often than once. */
const SAID = 0.8;
/** A first line that may be another heading, or a fact. */
const MAYBE = 0.4;

/**
 * A buyer's name by its place alone may be a department's or a person's: only its legal form makes it surer. Under a heading,
 * with no address below it, it may be nobody's.
 */
export function inLawOnly(text: DocumentText, name: Candidate | undefined): Candidate | undefined {
  if (!name || hasLegalForm(name.value)) return name;
  const isSomebody = name.score >= SAID || text.cells.some((cell) => isAddress(cell) && isOver(name, cell));
  return isSomebody ? doubted(name) : mayBeNobodys(name);
}

/**
 * A supplier's name of which nothing but its place speaks, under the invoice's title or number in their column and over no
 * address: what is billed, or a heading, stands there rather.
 */
export function unlessSubject(text: DocumentText, name: Candidate): Candidate {
  const { value, page, box, score } = name;
  const height = box.y1 - box.y0;
  const isUnderFacts = text.cells.some(
    ({ labels: [label], ...cell }) =>
      cell.page === page &&
      cell.y1 <= box.y0 &&
      Math.abs(cell.x0 - box.x0) < height &&
      label?.from === 0 &&
      FACTS.some((meaning) => weightOf(label, meaning) >= 0.9),
  );
  const isWhole = text.cells.some((cell) => cell.page === page && cell.y0 === box.y0 && cell.text === value);
  const isSomebody =
    !isUnderFacts ||
    !isWhole ||
    score > BY_PLACE_ALONE ||
    hasLegalForm(value) ||
    namesBusiness(value) ||
    text.cells.some((cell) => isAddress(cell) && isOver(name, cell));
  return isSomebody ? name : { ...name, score: Math.min(NOBODY, score) };
}

const FACTS = ['title', 'invoiceNumber', 'issueDate'] as const;

/**
 * Whether a name stands below the invoice's title, number or day, or on the right of them. Who sends it stands over them, or on the
 * left; where his own name is in a picture, and only one company with its address and number is on the page, that is who gets it.
 */
export const isUnderFacts = (text: DocumentText, { page, box }: Candidate): boolean =>
  box.y1 < UPPER * (text.pages.find(({ number }) => number === page)?.height ?? 0) &&
  text.cells.some(
    ({ labels: [label], ...cell }) =>
      cell.page === page &&
      (cell.y1 <= box.y0 || (cell.y0 < box.y1 && cell.x1 <= box.x0)) &&
      label?.from === 0 &&
      FACTS.some((meaning) => weightOf(label, meaning) >= 0.9),
  );

/** The part of a page in which an addressee stands. */
const UPPER = 0.45;

/** Below what is given at all. */
const NOBODY = 0.3;

/** 'Mangalagiri, Andhra Pradesh, 522502' ends with its code; mail and a telephone are somebody's too. */
const isAddress = ({ text }: Cell): boolean =>
  namesPlace(text) || /,? \d{5,6}$/.test(text) || /\S@\S+\.\p{L}{2}|^\W*(?:t[ée]l|phone|mobile|\+\d)/iu.test(text);

/** In heights of the name. */
const ADDRESS_REACH = 9;
/** Whether a line stands in the block that a name begins, and begins or ends where that does. */
const isOver = (name: Candidate, cell: Cell): boolean =>
  isUnder(name, { page: cell.page, box: cell }) &&
  cell.y0 > name.box.y0 + (name.box.y1 - name.box.y0) / 2 &&
  cell.y0 - name.box.y0 <= ADDRESS_REACH * (name.box.y1 - name.box.y0) &&
  Math.min(Math.abs(cell.x0 - name.box.x0), Math.abs(cell.x1 - name.box.x1)) < 2 * (cell.y1 - cell.y0);

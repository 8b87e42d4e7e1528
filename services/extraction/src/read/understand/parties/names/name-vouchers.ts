import type { Box } from '../../../page-model.ts';
import type { Candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { beginsWithDomain, sharesDomain } from '../domains.ts';
import { hasLegalForm } from './party-names.ts';

/** What speaks for a supplier's name, its place on the page aside. */
export type Vouchers = {
  /** Of the web and mail domains on the pages, the buyer's aside. */
  readonly cores: readonly string[];
  /** Names, squeezed, that a heading, a sender's line or an account's holder gives. */
  readonly said: ReadonlySet<string>;
  /** Names, squeezed, that stand with the supplier's VAT number. */
  readonly numbered: ReadonlySet<string>;
};

/** A name that little but its place speaks for. */
export const BY_PLACE_ALONE = 0.6;

/**
 * A name is as sure as it looks only where two things vouch for it: its legal form, a domain on the page that is its own,
 * its VAT number, a heading that says so. What stands large on top may be a brand or the addressee, and on a market
 * place's invoice the domain speaks of somebody else than the seller: then all the three others have to.
 */
export function vouchedFor(name: Candidate, { cores, said, numbered }: Vouchers): Candidate {
  const key = squeeze(name.value);
  const hasDomain = sharesDomain(name.value, cores) || beginsWithDomain(name.value, cores);
  const vouchers = [hasLegalForm(name.value), hasDomain, said.has(key), numbered.has(key)].filter(Boolean);
  const isVouchedFor = vouchers.length >= (hasDomain || cores.length === 0 ? 2 : 3);
  return isVouchedFor ? name : { ...name, score: Math.min(BY_PLACE_ALONE, name.score) };
}

/**
 * The name in law that stands with the supplier's VAT number and shares the domain of the pages: the small print of the
 * foot, by which a company says who it is, where a heading on top names a branch, or whom the goods come from.
 */
export function issuerOf(names: readonly Candidate[], { cores, numbered }: Vouchers): readonly Candidate[] {
  const issuer = names.find(
    ({ value }) => numbered.has(squeeze(value)) && hasLegalForm(value) && sharesDomain(value, cores),
  );
  return names.filter((one) => issuer && squeeze(one.value) === squeeze(issuer.value));
}

/** How far below its name a block of address and numbers holds the VAT number, in heights of the name. */
const BLOCK = 9;
/** The same in the columns of a page's foot, which begins at this share of its height. */
const FOOT = { from: 0.85, reach: 4 } as const;

/** Whether a name and a number are one company's by where they stand: in a row, in a block, in the foot. */
export function standsWith(text: DocumentText, name: Candidate, number: Candidate): boolean {
  if (name.page !== number.page) return false;
  const [one, other] = [name.box, number.box];
  const height = one.y1 - one.y0;
  const apart = Math.abs(one.y0 - other.y0) / height;
  const page = text.pages.find(({ number: page }) => page === name.page);
  const isFoot = page !== undefined && Math.min(one.y0, other.y0) > FOOT.from * page.height;
  return apart <= 1 || (apart <= BLOCK && overlapsAcross(one, other)) || (isFoot && apart <= FOOT.reach);
}

type Placed = Pick<Candidate, 'page' | 'box'>;

/** Whether two things stand in one row of a page's foot, where one company says who it is. */
export function sharesFoot({ pages }: DocumentText, one: Placed, other: Placed): boolean {
  const page = pages.find(({ number }) => number === one.page);
  const isRow = Math.min(one.box.y1, other.box.y1) > Math.max(one.box.y0, other.box.y0);
  return page !== undefined && one.page === other.page && isRow && one.box.y0 > FOOT.from * page.height;
}

/** 'Muster Ltd      GSTIN: 27AAPFU0939F1ZV': a number on a name's row, right of it, and nothing between them but what it is called. */
export function isBeside({ cells }: DocumentText, name: Placed, number: Placed & { readonly cell: Cell }): boolean {
  const isOnRow = ({ y0, y1 }: Box) => Math.min(y1, number.box.y1) > Math.max(y0, number.box.y0);
  const isBetween = (cell: Cell) =>
    cell.page === name.page &&
    isOnRow(cell) &&
    cell.x0 >= name.box.x1 &&
    cell.x1 <= number.cell.x0 &&
    !cell.labels.some((label) => weightOf(label, 'vatNumber') > 0);
  return (
    name.page === number.page &&
    isOnRow(name.box) &&
    number.cell.x0 >= name.box.x1 &&
    !cells.some((cell) => cell !== number.cell && isBetween(cell))
  );
}

/** How far down the lines of one party go, in heights of the name. */
const PARTY = 14;

/** Whether something stands in the block that a name begins: right under it, or beside it on its row. */
export const isUnder = (name: Placed, { page, box }: Placed): boolean =>
  name.page === page &&
  overlapsAcross(name.box, box) &&
  box.y1 > name.box.y0 &&
  box.y0 - name.box.y0 <= PARTY * (name.box.y1 - name.box.y0);

/** Whether a line is nearer to something than another is: on its row, or above it in its column. */
export function isNearer(one: Placed, other: Placed, { page, box }: Placed): boolean {
  const isOnRow = one.page === page && Math.min(one.box.y1, box.y1) > Math.max(one.box.y0, box.y0);
  return isOnRow || (isUnder(one, { page, box }) && one.box.y0 >= other.box.y0);
}

const overlapsAcross = (one: Box, other: Box): boolean => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

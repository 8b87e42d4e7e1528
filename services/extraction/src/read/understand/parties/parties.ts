import { type Candidate, candidate } from '../candidate.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { addressedOnTheRight } from './address-blocks.ts';
import { fromLegalMentions, writtenFor } from './legal-mentions.ts';
import {
  addresseeOf,
  fromAccountHolder,
  fromAddressBlock,
  fromHeadRows,
  fromPlaces,
  fromSections,
  fromSenderLines,
  payees,
} from './name-places.ts';
import { BY_PLACE_ALONE, issuerOf, isUnder, standsWith, type Vouchers, vouchedFor } from './name-vouchers.ts';
import {
  domainCores,
  endsName,
  goesOn,
  hasLegalForm,
  isDomain,
  looksLikeName,
  sharesDomain,
  siteCores,
} from './party-names.ts';
import { findSections, type Section, sectionOf } from './sections.ts';
import { doubtedUnlessBeside, isSelfBilled } from './self-billed.ts';
import { surerSpelling } from './surer-spelling.ts';
import { assignVatNumbers, heldByNames, isBuyers } from './vat-holders.ts';
import type { VatNumber } from './vat-numbers.ts';

export type Parties = {
  readonly supplierName: Candidate | undefined;
  readonly buyerName: Candidate | undefined;
  readonly supplierVatNumber: Candidate | undefined;
  readonly buyerVatNumber: Candidate | undefined;
  /** Every name that was thought of. */
  readonly names: readonly Candidate[];
};

/** Who sends and who receives: by headings, by the sender's line, by legal forms, domains and places. */
export function findParties(text: DocumentText, vatNumbers: readonly VatNumber[]): Parties {
  const sections = findSections(text);
  const delivered = new Set(fromSections(text, sections, 'deliverTo').map((one) => squeeze(one.value)));
  const told = [...fromSections(text, sections, 'buyer'), ...fromAddressBlock(text, sections)];
  const buyers = told.length > 0 ? told : deliveredTo(text, sections, delivered);
  const buyerName = strongest(buyers, [], []);
  const cores = domainCores(text);
  const numbers = assignVatNumbers(vatNumbers, sections);
  const holders = fromAccountHolder(text);
  const paid = new Set([...holders.map((one) => squeeze(one.value)), ...payees(text, sections)]);
  const isNumbered = (cell: Cell) =>
    vatNumbers.some((number) => !isBuyers(number, sections) && isUnder({ page: cell.page, box: cell }, number));
  const isTheirs = isSelfBilled(text);
  const mentioned = fromLegalMentions(text);
  const written = writtenFor(text);
  const said = [...fromSections(text, sections, 'supplier'), ...written, ...fromSenderLines(text), ...holders];
  const payers = new Set(isTheirs ? mentioned.map(({ value }) => squeeze(value)) : []);
  const addressees = mentioned.length > 0 && !isTheirs ? addressedOnTheRight(text) : new Set<string>();
  const placed = [
    ...said,
    ...fromHeadRows(text),
    ...fromPlaces(text, sections, { paid, cores, isNumbered }).filter(
      ({ value }) => !payers.has(squeeze(value)) && !addressees.has(squeeze(value)),
    ),
  ];
  const isNamed = isTheirs || placed.some(({ score }) => score >= NAMED);
  const elsewhere = isNamed ? placed : [...placed, ...mentioned];
  const others = elsewhere.filter(
    (one) =>
      !delivered.has(squeeze(one.value)) &&
      (!buyerName || buyerName.score < 0.6 || squeeze(one.value) !== squeeze(buyerName.value)),
  );
  const names = written.length > 0 ? written : others.length > 0 ? others : elsewhere;
  const own = numbers.supplierVatNumber
    ? [numbers.supplierVatNumber]
    : vatNumbers.filter((one) => !isBuyers(one, sections));
  const vouchers = {
    cores,
    said: new Set(said.map(({ value }) => squeeze(value))),
    numbered: new Set(
      names.filter((name) => own.some((number) => standsWith(text, name, number))).map(({ value }) => squeeze(value)),
    ),
  };
  const issuer = issuerOf(names, vouchers);
  const found = strongest(
    issuer.length > 0 ? issuer : names,
    cores,
    squeezedLines(text),
    said.length > 0 ? [] : siteCores(text),
  );
  const isDoubtful =
    found &&
    (isCut(text, found) ||
      hasRival(found, { names, vatNumbers, vouchers }) ||
      (isTheirs && !vouchers.said.has(squeeze(found.value))));
  const supplierName = found && surerSpelling(text, isDoubtful ? doubted(found) : vouchedFor(found, vouchers));
  const addressee = inLawOnly(buyerName ?? addresseeOf(text, sections, supplierName));
  const isSame = supplierName && addressee && squeeze(supplierName.value) === squeeze(addressee.value);
  const buyer = isSame ? undefined : addressee;
  const held = heldByNames(
    text,
    { numbers: vatNumbers, assigned: numbers, sections },
    { supplier: supplierName, buyer, others: elsewhere },
  );
  return {
    supplierName,
    buyerName: buyer,
    ...held,
    ...(isTheirs && { supplierVatNumber: doubtedUnlessBeside(text, held.supplierVatNumber, supplierName) }),
    names: [...elsewhere, ...buyers, ...(addressee ? [addressee] : [])],
  };
}

/** A name on top that is worth more than what the small print says: a company calls itself otherwise there, often. */
const NAMED = 0.4;

/** Whom the goods go to, named once more where no heading says what for: who pays for them. */
const deliveredTo = (
  text: DocumentText,
  sections: readonly Section[],
  delivered: ReadonlySet<string>,
): readonly Candidate[] =>
  text.cells
    .filter((cell) => {
      const section = sectionOf(cell, sections);
      // Right of the heading, in a column of its own, is as good as without one.
      const isBeside = section?.kind === 'deliverTo' && cell.x0 > section.cell.x1 + (cell.y1 - cell.y0);
      return delivered.has(squeeze(cell.text)) && (section === undefined || isBeside);
    })
    .slice(0, 1)
    .map((cell) => candidate(cell.text, 0.7, cell.page, cell.words));

/**
 * Whether another company with a VAT number of its own stands on the page, and nothing but its place says of the found one
 * that it is the supplier: two blocks alike, side by side, of which one is the buyer's.
 */
function hasRival(
  found: Candidate,
  {
    names,
    vatNumbers,
    vouchers: { said, cores },
  }: {
    readonly names: readonly Candidate[];
    readonly vatNumbers: readonly VatNumber[];
    readonly vouchers: Pick<Vouchers, 'said' | 'cores'>;
  },
): boolean {
  if (said.has(squeeze(found.value)) || sharesDomain(found.value, cores)) return false;
  const ownNumbers = vatNumbers.filter((number) => isUnder(found, number)).map(({ value }) => value);
  return names.some(
    (name) =>
      squeeze(name.value) !== squeeze(found.value) &&
      hasLegalForm(name.value) &&
      vatNumbers.some((number) => !ownNumbers.includes(number.value) && isUnder(name, number)),
  );
}

/** A name without its legal form over a line that ends with one: the first half of a long name, or a brand. */
function isCut(text: DocumentText, { value, page, box }: Candidate): boolean {
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

const doubted = (name: Candidate): Candidate => ({ ...name, score: Math.min(BY_PLACE_ALONE, name.score) });

/** A buyer's name by its place alone may be a department's or a person's: only its legal form makes it surer. */
function inLawOnly(name: Candidate | undefined): Candidate | undefined {
  return name && !hasLegalForm(name.value) ? { ...name, score: Math.min(BY_PLACE_ALONE, name.score) } : name;
}

/** What doubt is left of a name by a domain on the page that sounds like it. */
const DOMAIN = 0.6;
/** By a site that is the name to the letter, where no heading or sender's line names anybody. */
const OWN_SITE = 0.25;

/**
 * Evidence for one name adds up over its mentions; a domain on the page that sounds like it counts as one more, and so
 * does a line that names it among other things ('Account holder: …', the small print of the foot).
 */
function strongest(
  candidates: readonly Candidate[],
  cores: readonly string[],
  lines: readonly string[],
  sites: readonly string[] = [],
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
  const { value, page, box } = inFull(winner.one, candidates);
  return { value, page, box, score: Math.min(0.999, 1 - winner.doubt) };
}

/** A logo's 'indeed' is the 'Indeed Ireland Operations Ltd' of the small print: the name in law is the one to pay. */
function inFull(one: Candidate, candidates: readonly Candidate[]): Candidate {
  const key = squeeze(one.value);
  const isOpen = goesOn(one.value);
  if ((hasLegalForm(one.value) && !isOpen && !endsName(one.value)) || key.length < 4) return one;
  // 'A Distribuciones': a logo's mark is read as a letter before its word.
  const bare = squeeze(one.value.replace(/^\S{1,2}\s+/, ''));
  const isFuller = ({ value }: Candidate) =>
    (hasLegalForm(value) || (isOpen && !goesOn(value))) &&
    value.length > one.value.length &&
    (squeeze(value).startsWith(key) || (bare.length >= 4 && squeeze(value).startsWith(bare)));
  return candidates.find(isFuller) ?? one;
}

/** Each line once, as names are compared. */
const squeezedLines = (text: DocumentText): string[] => text.cells.map((cell) => squeeze(cell.text));

/** Whether another, longer line holds the name too. Short names stand in other words. */
function isNamedElsewhere(key: string, lines: readonly string[]): boolean {
  if (key.length <= 5) return false;
  const naming = lines.filter((line) => line.includes(key));
  // One of them is its own, which may go on with an address.
  return naming.length > 1 && naming.some((line) => line.length > key.length + 2);
}

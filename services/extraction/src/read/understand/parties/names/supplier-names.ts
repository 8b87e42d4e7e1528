import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { addressedOnTheRight } from '../blocks/address-blocks.ts';
import { fromSections } from '../blocks/names-under-headings.ts';
import type { Section } from '../blocks/section.ts';
import { sharesDomain } from '../domains.ts';
import { fromAccountHolder, payees } from './account-holders.ts';
import { generalPartners } from './general-partners.ts';
import { fromHeadRows, fromSenderLines } from './head-names.ts';
import { fromCapitalInHead, fromLegalMentions, receivedFrom, signedFor, writtenFor } from './legal-mentions.ts';
import { fromLogosInLines } from './logos-in-lines.ts';
import { isNameCell } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { fromPlaces } from './name-places.ts';
import { fromNamedOnTop } from './named-on-top.ts';
import { fromNamesInLaw, fromNumberedNames } from './names-in-law.ts';
import { hasLegalForm, withoutForm } from './party-names.ts';
import { fromPayable } from './payable-to.ts';
import { signers } from './signatures.ts';
import { fromSites } from './site-names.ts';
import { fromTurkishForm } from './turkish-form.ts';

/** A name on top that is worth more than what the small print says: a company calls itself otherwise there, often. */
const NAMED = 0.4;

/** Whose name it is not, and what tells a company from a line of text. */
type Known = {
  /** Whether the buyer writes the invoice. */
  readonly isSelfBilled: boolean;
  /** The buyer, where something says so. */
  readonly buyer: Candidate | undefined;
  /** Whom the goods go to, as names are compared. */
  readonly delivered: ReadonlySet<string>;
  readonly cores: readonly string[];
  /** Whether a VAT number that is not the buyer's stands under a line. */
  readonly isNumbered: (cell: Cell) => boolean;
};

/** Names that may be the supplier's: those that a heading, a sender's line or an account says; all; and those to choose from. */
export function supplierNames(
  text: DocumentText,
  sections: readonly Section[],
  known: Known,
): { readonly said: readonly Candidate[]; readonly all: readonly Candidate[]; readonly names: readonly Candidate[] } {
  const { isSelfBilled, buyer, delivered, cores, isNumbered } = known;
  const holders = fromAccountHolder(text);
  const paid = new Set([...holders.map((one) => squeeze(one.value)), ...payees(text, sections)]);
  const mentioned = fromLegalMentions(text);
  const written = [...writtenFor(text), ...receivedFrom(text)];
  // On his own paper the payer is the sender.
  const senders = isSelfBilled ? [] : fromSenderLines(text);
  const said = [
    ...fromSections(text, sections, 'supplier'),
    ...(isSelfBilled
      ? []
      : [...fromNamesInLaw(text, sections, buyer), ...fromNumberedNames(text, sections), ...fromTurkishForm(text)]),
    ...written,
    ...(isSelfBilled ? [] : fromCapitalInHead(text)),
    ...signedFor(text),
    ...(isSelfBilled ? [] : signers(text)),
    ...senders,
    ...holders,
  ];
  const payers = new Set(isSelfBilled ? mentioned.map(({ value }) => squeeze(value)) : []);
  // 'Brasserie Muster · SA au capital de …' in the small print is 'Brasserie Muster SA' on top.
  const isPayer = (value: string) => [...payers].some((payer) => squeeze(value).startsWith(payer));
  const addressees = mentioned.length > 0 && !isSelfBilled ? addressedOnTheRight(text) : new Set<string>();
  const placed = [
    ...said,
    ...fromHeadRows(text),
    ...fromLogosInLines(text, cores),
    ...fromNamedOnTop(text, sections),
    ...fromPlaces(text, sections, { paid, cores, isNumbered }).filter(
      ({ value }) => !isPayer(value) && !addressees.has(squeeze(value)),
    ),
    ...fromNumbersOverleaf(text, isNumbered),
  ];
  const isNamed = isSelfBilled || placed.some(({ score }) => score >= NAMED);
  // A name that nothing but its place speaks for is the addressee's as often.
  const isKnown = isSelfBilled || placed.some(({ value, score }) => score > BY_PLACE || speaksForItself(value, cores));
  const all = [
    ...placed,
    ...(isNamed ? [] : [...mentioned, ...fromPayable(text)]),
    ...(isKnown ? [] : fromSites(text)),
  ].filter(({ value }) => !isFormAlone(value));
  // 'Rechnungsadresse' in the foot of his own paper is where his invoices go.
  const isSender = ({ value }: Candidate) =>
    buyer !== undefined && isInFoot(text, buyer) && senders.some((sender) => squeeze(sender.value) === squeeze(value));
  const partners = generalPartners(text);
  const others = all.filter(
    (one) =>
      !partners.has(squeeze(one.value)) &&
      !delivered.has(squeeze(one.value)) &&
      (!buyer || buyer.score < SURELY_BUYER || squeeze(one.value) !== squeeze(buyer.value) || isSender(one)),
  );
  // A heading that is no heading of the buyer's leaves nobody else; one that says him in law leaves nobody, but where who sells is called alike.
  const isAlike = (cell: Cell) =>
    buyer !== undefined && squeeze(cell.text) === squeeze(buyer.value) && isNumbered(cell);
  const isAnnounced =
    buyer !== undefined && buyer.score >= ANNOUNCED && hasLegalForm(buyer.value) && !text.cells.some(isAlike);
  return { said, all, names: written.length > 0 ? written : others.length > 0 || isAnnounced ? others : all };
}

/** 'INC.', where a name went over two lines of a logo. */
const isFormAlone = (name: string): boolean => hasLegalForm(` ${name}`) && !/[\p{L}\d]/u.test(withoutForm(` ${name}`));

/** By its legal form, or a domain of its own on the page. */
const speaksForItself = (name: string, cores: readonly string[]): boolean =>
  hasLegalForm(name) || sharesDomain(name, cores);
/** The most that a place alone is worth. */
const BY_PLACE = 0.54;

/** Names in law over a VAT number on another page than the first: pages that were scanned in whatever order, or a letter before them. */
const fromNumbersOverleaf = (text: DocumentText, isNumbered: Known['isNumbered']): Candidate[] =>
  text.cells
    .filter((cell) => cell.page !== text.pages[0]?.number && hasLegalForm(cell.text) && isNameCell(cell))
    .filter(isNumbered)
    .map((cell) => candidate(nameOfLine(cell.text), OVERLEAF, cell.page, cell.words));
const OVERLEAF = 0.45;

/** Below this share of a page stands nobody whom it is sent to. */
const FOOT = 0.75;
const isInFoot = ({ pages }: DocumentText, { page, box }: Candidate): boolean =>
  box.y0 > FOOT * (pages.find(({ number }) => number === page)?.height ?? Number.POSITIVE_INFINITY);

/** As sure as a heading says a name in law. */
const ANNOUNCED = 0.84;

/** A buyer's name that is no supplier's as well. */
const SURELY_BUYER = 0.6;

import { type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { addresseeOf, fromAddressBlock } from './blocks/addressees.ts';
import { fromSections } from './blocks/names-under-headings.ts';
import type { Section } from './blocks/section.ts';
import { findSections, sectionOf } from './blocks/sections.ts';
import { domainCores, othersThan, sharesDomain, siteCores } from './domains.ts';
import { inLaw } from './names/brands-in-law.ts';
import { atLength } from './names/brands-over-names.ts';
import { fromItsFirstWord } from './names/cooperatives.ts';
import { areAlike, findImprints, imprintOver, isBrandOf, numbersOf, soleImprint } from './names/imprints.ts';
import { writtenFor } from './names/legal-mentions.ts';
import {
  doubted,
  doubtedInPicture,
  hasRival,
  inLawOnly,
  isBrand,
  isCut,
  isSaidOtherwise,
  isScrap,
  isUnderFacts,
  mayBeNobodys,
  unlessSubject,
} from './names/name-doubts.ts';
import { BY_PLACE_ALONE, issuerOf, isUnder, standsWith, vouchedFor } from './names/name-vouchers.ts';
import { hasLegalForm, withoutForm } from './names/party-names.ts';
import { namedAsPayee } from './names/payable-to.ts';
import { hasSister } from './names/sisters.ts';
import { strongestName } from './names/strongest-name.ts';
import { supplierNames } from './names/supplier-names.ts';
import { surerSpelling } from './names/surer-spelling.ts';
import { withTradersName } from './names/traders-names.ts';
import { doubtedUnlessBeside, exchanged, isSelfBilled } from './self-billed.ts';
import type { SupplierAndBuyer } from './supplier-and-buyer.ts';
import { isShapedAbroad } from './vat-numbers/numbers-abroad.ts';
import { ofSellersPan } from './vat-numbers/sellers-pan.ts';
import { withoutPersons } from './vat-numbers/spanish-numbers.ts';
import { inStateOfSale } from './vat-numbers/state-of-sale.ts';
import {
  areUnderOneHeading,
  assignVatNumbers,
  doubtedNumbers,
  heldByNames,
  isBuyers,
} from './vat-numbers/vat-holders.ts';
import type { VatNumber } from './vat-numbers/vat-number.ts';

export type Parties = SupplierAndBuyer & {
  /** Every name that was thought of. */
  readonly names: readonly Candidate[];
};

/** Who sends and who receives: by headings, by the sender's line, by legal forms, domains and places. */
export function findParties(
  text: DocumentText,
  vatNumbers: readonly VatNumber[],
  ibans: readonly Candidate[],
): Parties {
  const sections = findSections(text);
  const delivered = new Set(fromSections(text, sections, 'deliverTo').map((one) => squeeze(one.value)));
  const headed = fromSections(text, sections, 'buyer');
  const told = [...headed, ...fromAddressBlock(text, sections)];
  const buyers = told.length > 0 ? told : deliveredTo(text, sections, delivered);
  const buyerName = strongestName(buyers);
  const cores = domainCores(text);
  const isTheirs = isSelfBilled(text);
  const isNumbered = (cell: Cell) =>
    vatNumbers.some((number) => !isBuyers(number, sections) && isUnder({ page: cell.page, box: cell }, number));
  const known = { isSelfBilled: isTheirs, buyer: buyerName, delivered, cores, isNumbered };
  const { said, all, names } = supplierNames(text, sections, known);
  const numbers = assignVatNumbers(vatNumbers, sections);
  const assigned = vatNumbers.filter((one) => one === numbers.supplierVatNumber);
  const notBuyers = vatNumbers.filter((one) => !isBuyers(one, sections));
  const imprint = isTheirs ? undefined : soleImprint(findImprints(text, notBuyers));
  // The number of the small print is the supplier's, whichever comes first on the page.
  const [own = notBuyers] = [numbersOf(imprint, notBuyers), assigned].filter(({ length }) => length > 0);
  // Where no check digits are public anybody's number looks so.
  const vouching = own.filter(({ holds, value }) => holds || !isShapedAbroad(value));
  const vouchers = {
    cores: othersThan(
      headed.map(({ value }) => value),
      cores,
    ),
    said: new Set([...said.map(({ value }) => squeeze(value)), ...namedAsPayee(text, names)]),
    numbered: new Set(
      names
        .filter((name) =>
          vouching.some((number) => standsWith(text, name, number) || areUnderOneHeading(text, sections, name, number)),
        )
        .map(({ value }) => squeeze(value)),
    ),
  };
  const issuer = issuerOf(names, vouchers);
  const strongest = strongestName(issuer.length > 0 ? issuer : names, {
    cores,
    lines: text.cells.map((cell) => squeeze(cell.text)),
    sites: said.length > 0 ? [] : siteCores(text),
    others: names,
  });
  const isSurely = (name: Candidate) =>
    vouchers.said.has(squeeze(name.value)) || vouchedFor(name, vouchers).score > BY_PLACE_ALONE;
  // Where addressees stand, and nothing vouches for it: whom a heading or an account names in law has sent it rather.
  const chosen =
    strongest && !isSurely(strongest) && isUnderFacts(text, strongest)
      ? (strongestName(names.filter((name) => said.includes(name) && hasLegalForm(name.value))) ?? strongest)
      : strongest;
  const placed = chosen && fromItsFirstWord(text, inLaw(text, atLength(text, withTradersName(text, chosen))));
  const isVouchedFor = placed && isSurely(placed);
  const isInLaw = imprint && placed && isBrandOf(placed.value, imprint.name.value);
  const found = imprint && (isInLaw || !isVouchedFor) ? imprintOver(placed, imprint) : placed;
  const isDoubtful =
    found &&
    (isCut(text, found) ||
      isScrap(text, found) ||
      isBrand(found, { names, vouchers }) ||
      isSaidOtherwise(found, said) ||
      hasRival(found, { names: [...names, ...buyers], vatNumbers: notBuyers, vouchers }) ||
      hasSister(found, { names, vouchers }) ||
      (isTheirs && !vouchers.said.has(squeeze(found.value))));
  const doubtless = found && (isDoubtful ? doubted(found) : vouchedFor(found, vouchers));
  const isToldOf =
    found &&
    ((imprint && areAlike(found.value, imprint.name.value)) ||
      vouchers.said.has(squeeze(found.value)) ||
      sharesDomain(found.value, cores));
  const sender = doubtless && surerSpelling(text, isToldOf ? doubtless : unlessSubject(text, doubtless));
  const addressee = inLawOnly(text, buyerName ?? addresseeOf(text, sections, sender, cores));
  // Whom a heading names may be called like the sender; who merely stands where addressees do is the sender himself.
  const isAlike = buyerName ? (a: string, b: string) => squeeze(a) === squeeze(b) : isOneName;
  const isSame = sender && addressee && isAlike(sender.value, addressee.value);
  const buyer = isSame ? undefined : addressee;
  const mayBeBuyer =
    sender !== undefined &&
    !isToldOf &&
    !buyer &&
    !isBuyerElsewhere(text, sections, numbers.buyerVatNumber) &&
    isUnderFacts(text, sender);
  const supplierName = mayBeBuyer ? mayBeNobodys(sender) : sender && doubtedInPicture(text, sender);
  const theirs = sender ? withoutPersons(sender.value, vatNumbers) : vatNumbers;
  const given = heldByNames(
    text,
    {
      numbers: theirs,
      assigned: theirs === vatNumbers ? numbers : assignedTo(theirs, numbers, sections),
      sections,
      imprint,
      ibans,
    },
    { supplier: mayBeBuyer ? undefined : sender, buyer, others: all },
  );
  // Beside a person's number a company's may be the client's, unless more than a place says whose paper it is.
  const mayBeClients = theirs !== vatNumbers && sender !== undefined && !isSurely(sender);
  const placedNumbers = mayBeBuyer || mayBeClients ? doubtedNumbers(given) : given;
  const held = ofSellersPan(text, vatNumbers, inStateOfSale(text, vatNumbers, placedNumbers));
  const isAddressed = isTheirs && buyer !== undefined && told.length > 0 && !saysSupplier(text, sections);
  const roles = { supplierName, buyerName: buyer, ...held };
  return {
    ...(isAddressed ? exchanged(roles) : roles),
    ...(isTheirs &&
      !isAddressed && { supplierVatNumber: doubtedUnlessBeside(text, held.supplierVatNumber, supplierName) }),
    names: [...all, ...buyers, ...(addressee ? [addressee] : [])],
  };
}

/** Whose numbers are, where some can be none of the sender's: those are left to the buyer, if anybody's. */
function assignedTo(
  theirs: readonly VatNumber[],
  all: ReturnType<typeof assignVatNumbers>,
  sections: readonly Section[],
): ReturnType<typeof assignVatNumbers> {
  const { supplierVatNumber, buyerVatNumber } = assignVatNumbers(theirs, sections);
  return { supplierVatNumber, buyerVatNumber: all.buyerVatNumber ?? buyerVatNumber };
}

/** 'Muster' on top and 'Muster, S.A.' in the small print: one of them is the other without its form of law, or both are alike. */
function isOneName(one: string, other: string): boolean {
  const [a, b] = [squeeze(one), squeeze(other)];
  return a === b || a === squeeze(withoutForm(other)) || b === squeeze(withoutForm(one));
}

/** 'Bill to' over an address of mail, 'GSTIN of Customer :' with nothing behind it: whether something says where the buyer stands, be it without a name. */
const isBuyerElsewhere = (
  { cells }: DocumentText,
  sections: readonly Section[],
  buyerVatNumber: Candidate | undefined,
): boolean =>
  buyerVatNumber !== undefined ||
  sections.some(({ kind }) => kind === 'buyer') ||
  cells.some(({ labels: [label] }) => label?.from === 0 && label.announces && weightOf(label, 'buyerVatNumber') >= 1);

/** Whether a heading or a sentence says who supplies. */
const saysSupplier = (text: DocumentText, sections: readonly Section[]): boolean =>
  fromSections(text, sections, 'supplier').length > 0 || writtenFor(text).length > 0;

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

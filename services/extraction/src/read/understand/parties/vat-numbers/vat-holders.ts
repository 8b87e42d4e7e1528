// Whose a VAT number is.
import type { Box } from '../../../page-model.ts';
import type { Candidate } from '../../candidate.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import type { Imprint } from '../names/imprints.ts';
import { BY_PLACE_ALONE, isBeside, isNearer, isUnder, sharesFoot } from '../names/name-vouchers.ts';
import { hasLegalForm, withoutForm } from '../names/party-names.ts';
import type { SupplierAndBuyer } from '../supplier-and-buyer.ts';
import { doubtedNumber } from './doubtful-numbers.ts';
import { isRegisterLine } from './register-lines.ts';
import { isOfPerson } from './spanish-numbers.ts';
import { inTitleBox } from './title-boxes.ts';
import { unreadNumbers } from './unread-numbers.ts';
import type { VatNumber } from './vat-number.ts';

type AssignedNumbers = Pick<SupplierAndBuyer, 'supplierVatNumber' | 'buyerVatNumber'>;

/**
 * Whose a VAT number is, by the names it stands with: one in the buyer's own block is the buyer's, whichever comes first on
 * the page, and one under the supplier's name is the supplier's ('VAT ID' among the facts of the invoice may be either's).
 * Where no name tells and there are several, or one that may be the buyer's, it is doubted.
 */
export function heldByNames(
  text: DocumentText,
  { numbers, assigned, sections, imprint, ibans }: NumbersFound,
  { supplier, buyer, others }: NamesFound,
): AssignedNumbers {
  const given = numbers.find((one) => one === assigned.supplierVatNumber);
  if (!given || sectionOf(given.cell, sections)?.kind === 'supplier') return assigned;
  const boxed = inTitleBox(
    text,
    numbers.filter((one) => !isBuyers(one, sections)),
  );
  if (boxed) return { ...assigned, supplierVatNumber: boxed };
  // 'KvK 08126099 / BTW NL…' in the foot, and no other number: whoever has no name that is read, the paper is his.
  if (!supplier)
    return isRegisterLine(given.cell) && numbers.every(({ value }) => value === given.value)
      ? assigned
      : doubtedNumbers(assigned);
  const mentions = mentionsOf(text, supplier);
  const isBuyersOwn = (number: VatNumber) =>
    isBuyers(number, sections) ||
    (buyer !== undefined && squeeze(number.cell.text).startsWith(squeeze(buyer.value))) ||
    (buyer !== undefined && isBesideName(text, buyer, number) && !mentions.some((one) => isUnder(one, number))) ||
    (buyer !== undefined && isUnder(buyer, number) && !mentions.some((one) => isNearer(one, buyer, number)));
  const free = numbers.filter(
    (one) =>
      !isBuyersOwn(one) &&
      one.value !== assigned.buyerVatNumber?.value &&
      // Nobody delivers to himself.
      sectionOf(one.cell, sections)?.kind !== 'deliverTo',
  );
  const imprinted = imprint?.name === supplier ? free.find(({ cell }) => imprint.lines.includes(cell)) : undefined;
  if (imprinted)
    return { ...assigned, supplierVatNumber: imprinted, ...(isBuyersOwn(given) && { buyerVatNumber: given }) };
  const inLaw = besideNameInLaw(text, supplier, free);
  if (inLaw) return { ...assigned, supplierVatNumber: inLaw, ...(isBuyersOwn(given) && { buyerVatNumber: given }) };
  const [own] = free
    .flatMap((number) =>
      mentions
        .filter((one) => isUnder(one, number) || sharesFoot(text, one, number) || isBeside(text, one, number))
        .map((one) => ({ number, one })),
    )
    .sort((a, b) => a.number.box.y0 - a.one.box.y0 - (b.number.box.y0 - b.one.box.y0))
    .map(({ number }) => number);
  if (own) {
    // By its place alone the name may be the buyer's, and its number with it, where another name has a number too: but for the
    // buyer's, where a heading says who that is.
    const isKnownBuyers = (number: VatNumber) =>
      isBuyers(number, sections) || (isBuyersOwn(number) && sections.some(({ kind }) => kind === 'buyer'));
    const hasRival = others.some(
      (name) =>
        squeeze(name.value) !== squeeze(supplier.value) &&
        mentionsOf(text, name).some((one) =>
          numbers.some((number) => number.value !== own.value && !isKnownBuyers(number) && isUnder(one, number)),
        ),
    );
    const isContested = free.some(
      ({ value, page, box }) => value !== own.value && page === own.page && box.y0 < own.box.y0,
    );
    // 'Muster Motors Pvt. Ltd.' on top, 'A/C NAME  Beispiel Foods Limited' over the number, and another one in the foot.
    const isAnothers =
      free.some(({ value }) => value !== own.value) &&
      others.some(
        (name) =>
          hasLegalForm(name.value) &&
          squeeze(name.value) !== squeeze(supplier.value) &&
          isUnder(name, own) &&
          mentions.every((one) => !isNearer(one, name, own)),
      );
    if (isAnothers || (supplier.score <= BY_PLACE_ALONE && (hasRival || isContested)))
      return { ...assigned, supplierVatNumber: doubtedNumber(own) };
    // 'KVK 08126099, BTW NL…, IBAN …' in the foot of a paper whose head is a picture: the sender's, and the name was the buyer's.
    const registeredOther = free.find(({ cell, value }) => value !== own.value && isRegisterLine(cell));
    if (supplier.score <= BY_PLACE_ALONE && registeredOther)
      return { ...assigned, supplierVatNumber: doubtedNumber(registeredOther) };
    return { ...assigned, supplierVatNumber: own, ...(isBuyersOwn(given) && { buyerVatNumber: given }) };
  }
  const registered = free.filter(({ cell }) => isRegisterLine(cell));
  const isOne = registered.every(({ value }) => value === registered[0]?.value);
  if (registered[0] && isOne)
    return { ...assigned, supplierVatNumber: registered[0], ...(isBuyersOwn(given) && { buyerVatNumber: given }) };
  const [first] = ofPayeesCountry(free, ibans) ?? free;
  if (!first) {
    const doubted = doubtedNumber(given);
    const isOther = buyer !== undefined && squeeze(buyer.value) !== squeeze(supplier.value) && isUnder(buyer, given);
    return isOther && !assigned.buyerVatNumber
      ? { supplierVatNumber: undefined, buyerVatNumber: doubted }
      : { ...assigned, supplierVatNumber: doubted };
  }
  // A person's number that stands with no name of the sender's is as often the client's.
  const isAlone =
    !isOfPerson(first.value) &&
    free.every(({ value }) => value === first.value) &&
    unreadNumbers(text, numbers, sections).length === 0 &&
    !others.some((name) => squeeze(name.value) !== squeeze(supplier.value) && isUnder(name, first));
  return {
    supplierVatNumber: isAlone ? first : doubtedNumber(first),
    buyerVatNumber: assigned.buyerVatNumber ?? (isBuyersOwn(given) ? given : undefined),
  };
}

/** 'JUAN MUSTER S.L.   C.I.F.: B12345674' in the foot or up the margin of a paper headed 'Muster': in a line with a supplier's name in law. */
function besideNameInLaw(text: DocumentText, name: Candidate, numbers: readonly VatNumber[]): VatNumber | undefined {
  const core = squeeze(withoutForm(name.value));
  if (core.length < SHORTEST_NAME) return undefined;
  const lines = text.cells.filter((cell) => hasLegalForm(cell.text) && squeeze(cell.text).includes(core));
  const beside = numbers.filter((number) =>
    lines.some((cell) => cell === number.cell || isBeside(text, { page: cell.page, box: cell }, number)),
  );
  return beside.every(({ value }) => value === beside[0]?.value) ? beside[0] : undefined;
}

/** The supplier's number, doubted as his name is. */
export const doubtedNumbers = (numbers: AssignedNumbers): AssignedNumbers => ({
  ...numbers,
  supplierVatNumber: numbers.supplierVatNumber && doubtedNumber(numbers.supplierVatNumber),
});

type NamesFound = {
  readonly supplier: Candidate | undefined;
  readonly buyer: Candidate | undefined;
  readonly others: readonly Candidate[];
};

type NumbersFound = {
  readonly numbers: readonly VatNumber[];
  readonly assigned: AssignedNumbers;
  readonly sections: readonly Section[];
  readonly imprint?: Imprint | undefined;
  /** The accounts that may be paid into. */
  readonly ibans: readonly Candidate[];
};

/** Of numbers that nothing else tells apart, the one of the country in which the money is paid (EL is Greece's): few bank abroad. */
function ofPayeesCountry(numbers: readonly VatNumber[], ibans: readonly Candidate[]): readonly VatNumber[] | undefined {
  const countries = new Set(ibans.map(({ value }) => value.slice(0, 2)));
  const own = numbers.filter(({ value }) => countries.has(value.slice(0, 2).replace('EL', 'GR')));
  return own.length > 0 && own.every(({ value }) => value === own[0]?.value) ? own : undefined;
}

/** 'TASCA MUSTER      N.I.F.: B12345674': on the row of a line that says a name and no more, its form of law be there or not. */
function isBesideName(text: DocumentText, name: Candidate, number: VatNumber): boolean {
  const keys = [name.value, withoutForm(name.value)].map(squeeze).filter((key) => key.length >= SHORTEST_NAME);
  return text.cells.some(
    (cell) => keys.includes(squeeze(cell.text)) && isBeside(text, { page: cell.page, box: cell }, number),
  );
}
const SHORTEST_NAME = 6;

/** Every line that begins with a name; where none does, as it was found: behind other words, or spelled otherwise by a recogniser. */
function mentionsOf(text: DocumentText, name: Candidate): { page: number; box: Box }[] {
  const lines = text.cells.filter((cell) => squeeze(cell.text).startsWith(squeeze(name.value)));
  return lines.length > 0 ? lines.map((cell) => ({ page: cell.page, box: cell })) : [name];
}

/** Whether a name and a VAT number stand under one heading of the seller's, whatever facts of his are between them. */
export function areUnderOneHeading(
  text: DocumentText,
  sections: readonly Section[],
  { page, box }: Candidate,
  number: VatNumber,
): boolean {
  const heading = sectionOf(number.cell, sections);
  return (
    heading?.kind === 'supplier' &&
    text.cells.some(
      (cell) =>
        cell.page === page &&
        cell.y0 <= box.y0 &&
        cell.y1 >= box.y1 &&
        cell.x0 <= box.x0 &&
        cell.x1 >= box.x1 &&
        sectionOf(cell, sections) === heading,
    )
  );
}

/** Whether a VAT number says that it is the buyer's, or stands under his heading. */
export const isBuyers = (number: VatNumber, sections: readonly Section[]): boolean =>
  number.saysBuyer || sectionOf(number.cell, sections)?.kind === 'buyer';

export function assignVatNumbers(numbers: readonly VatNumber[], sections: readonly Section[]): AssignedNumbers {
  const owner = (one: VatNumber) => (one.saysBuyer ? 'buyer' : sectionOf(one.cell, sections)?.kind);
  const buyer = numbers.find((one) => isBuyers(one, sections));
  const supplier =
    numbers.find((one) => owner(one) === 'supplier') ??
    numbers.find((one) => owner(one) === undefined && one.value !== buyer?.value);
  const lone = !supplier && !buyer?.saysBuyer ? undefined : supplier;
  return { supplierVatNumber: lone, buyerVatNumber: buyer };
}

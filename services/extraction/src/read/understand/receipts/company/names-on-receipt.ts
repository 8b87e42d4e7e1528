import { type Candidate, candidate } from '../../candidate.ts';
import { domainCores, sharesDomain } from '../../parties/domains.ts';
import { endsName, namesBusiness, namesPlace, withoutForm } from '../../parties/names/party-names.ts';
import { isPlainlyRead } from '../../plainly-read.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { hasForm, isAddress, isTown } from '../till/till-places.ts';
import { blockFrom, goesOnFrom, heightOf, isLarge, isTwoNames, isWhole } from './name-blocks.ts';
import { namesOfFoot } from './names-of-foot.ts';
import {
  DATED,
  headOf,
  isRegistered,
  type Line,
  mayName,
  nameOf,
  namesFirm,
  namesTradeAlone,
} from './receipt-names.ts';
import { standsElsewhere } from './told-again.ts';
import { spelledAsDomain } from './worn-names.ts';

/**
 * A name on one receipt, with whether more than its place tells that it is one: a legal form, a number in a register, a
 * web address that is its own, its name once more in the small print; and whether at least a firm is called so that
 * stands over its address.
 */
export type Named = Candidate & {
  readonly isVouchedFor: boolean;
  readonly isFirm: boolean;
  /** Whether no sign of it is in doubt, but of its legal form, which is one of few. */
  readonly isPlain: boolean;
};

/**
 * The names that may be the seller's: of the first lines of a receipt the ones above the number in the register or the
 * address, most likely those with a legal form, a word of business, or in large letters; never 'TAX INVOICE', an address
 * or a number. A name of two lines set alike is taken whole, and what only ends one is none.
 */
export function namesOn(text: DocumentText): Named[] {
  const lines = headOf(text);
  const heights = text.cells.flatMap((cell) => cell.words.map(heightOf)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const cores = domainCores(text);
  const address = lines.findIndex((line) => isAddress(line.text));
  const first = lines.find((line) => mayName(line) && !namesTradeAlone(line.text));
  const isOnlyName = !lines.some((line) => hasForm(line.text));
  const dated = lines.findIndex((line) => DATED.test(line.text));
  const isVouchedFor = (name: string, block: readonly Line[], under: string): boolean =>
    isWhole(block) &&
    // 'LON-Muster Street' under a sign that no look made out says which of its shops.
    !(namesPlace(name) && !hasForm(name)) &&
    // 'RESTAURANT PTE LTD': what tells it from other houses was lost.
    !namesTradeAlone(withoutForm(withoutForm(name))) &&
    !goesOnFrom(lines, block, usual) &&
    (!isTwoNames(block) || isRegistered(under)) &&
    (hasForm(name) ||
      isRegistered(under) ||
      sharesDomain(name, cores) ||
      standsElsewhere(text, name, block) ||
      // The number of a head that names nobody else by a legal form is that of the name on top; over a place stood
      // another, in a logo most likely.
      (first !== undefined &&
        block[0] === first &&
        isOnlyName &&
        !lines.slice(0, lines.indexOf(first)).some((line) => namesPlace(line.text)) &&
        lines.some((line) => isRegistered(line.text))));
  const ofHead = lines.flatMap((line, index): Named[] => {
    if (!mayName(line) || isFormer(lines, index)) return [];
    const block = blockFrom(lines, index);
    const words = block.flatMap(wordsOfName);
    const name = spelledAsDomain(block.map((one) => nameOf(one.text)).join(' '), cores);
    // 'Restaurant' under a sign that no look made out says what the shop is, and not whose.
    const under = lines[index + block.length]?.text ?? '';
    if (endsName(name) || isTownOf(name, lines) || namesTradeAlone(name) || isStreetOver(under, name)) return [];
    const score =
      0.62 +
      (hasForm(name) ? 0.16 : 0) +
      (namesBusiness(name) ? 0.1 : 0) -
      (/\s\d{1,4}\W*$/.test(name) && !hasForm(name) ? 0.12 : 0) +
      (isRegistered(under) || isAddress(under) ? 0.06 : 0) +
      (isLarge(words, usual) ? 0.06 : 0) +
      (line.isGreeting ? 0.2 : 0) -
      (/^\p{Ll}/u.test(name) ? 0.1 : 0) -
      // What stands under the address is another branch of it, or who serves.
      (address >= 0 && index >= address && !hasForm(name) ? 0.3 : 0) -
      // What stands under the day is sold.
      (dated >= 0 && index > dated && !hasForm(name) ? 0.3 : 0) -
      0.03 * index;
    // 'Restaurante' with its sign lost, 'Muster Lifestyle' over 'Muster Mall': the line above may be who sells, unless
    // the name is told once more.
    const isToldAgain = sharesDomain(name, cores) || standsElsewhere(text, name, block);
    const isBelow = !hasForm(name) && !isToldAgain && lines.slice(0, index).some(mayName);
    const isOfHead = dated < 0 || index < dated || hasForm(name);
    const isVouched = isOfHead && !isBelow && isVouchedFor(name, block, under);
    const isFirm =
      isOfHead &&
      isWhole(block) &&
      namesFirm(name) &&
      isAddress(under) &&
      !lines.slice(0, index).some((above) => namesPlace(above.text));
    const own = new Set(withoutForm(withoutForm(name)).split(' '));
    const isPlain = !/^\p{Ll}/u.test(name) && isPlainlyRead(words.filter(({ text }) => own.has(text)));
    return [{ ...candidate(name, score, line.row.page, words), isVouchedFor: isVouched, isFirm, isPlain }];
  });
  return [...ofHead, ...(isOnlyName ? ofFoot(text, lines) : [])];
}

/** A name in law in the foot, by its number. Which of the two an invoice would name a sign on top leaves open: no look makes it plain. */
const ofFoot = (text: DocumentText, lines: readonly Line[]): Named[] =>
  namesOfFoot(text, (row) => lines.some((line) => line.row === row)).map((name) => ({
    ...name,
    isVouchedFor: true,
    isFirm: false,
    isPlain: false,
  }));

/** A line's words without the number in a register behind its name: how that is read says nothing of the name. */
const wordsOfName = ({ words, text }: Line) => words.slice(0, nameOf(text).split(' ').length);

/** '(formerly known as' over 'Muster Restaurants Ltd)': what the company above was called once. */
const isFormer = (lines: readonly Line[], index: number): boolean =>
  FORMER.test(lines[index]?.text ?? '') || FORMERLY.test(lines[index - 1]?.text ?? '');
const FORMERLY = /\b(?:formerly(?: known)?(?: as)?|vormals|anciennement|antes|voorheen|gi[àa]|ehemals)\W*$/iu;
const FORMER = /^\W*(?:formerly|vormals|anciennement|voorheen|ehemals)\b/iu;

/** 'Kanata #541' over 'Kanata, ON K2V 0A1' is a town, where the sign over the door was not read. */
const isTownOf = (name: string, lines: readonly Line[]): boolean =>
  lines.some((line) => isAddress(line.text) && fold(line.text).startsWith(`${fold(name)},`));

/** 'Lindenpark 24' over '6712 DX Lindenhoven': a number ends it, and the town is right under it. */
const isStreetOver = (under: string, name: string): boolean =>
  /\p{L}\s\d{1,4}\W*$/u.test(name) && !hasForm(name) && isTown(under);

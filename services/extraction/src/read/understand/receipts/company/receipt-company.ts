import { best, type Candidate } from '../../candidate.ts';
import { beginsWithDomain, domainCores, sharesDomain } from '../../parties/domains.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { withinEdits } from '../../text/edits.ts';
import { squeeze } from '../../text/fold.ts';
import { hasForm } from '../till/till-places.ts';
import { readsOtherFigure } from './disputed-figures.ts';
import { type Named, namesOn } from './names-on-receipt.ts';
import { lettersOf } from './receipt-names.ts';

/** A name that another look read too is surer for it, */
const SEEN_AGAIN = 0.08;
/** and surer still where that read it alike to the letter; not where it read more of it. */
const LETTER_BY_LETTER = 0.08;
/** Of so many letters one may differ, and it is the same name. */
const LETTERS_A_SLIP = 6;
/** A piece of a name in another look that has this share of its letters tells of it. */
const PIECE = 0.5;
/** So many looks have to read a name alike to the letter. */
const ENOUGH_LOOKS = 2;
/** A firm's name over its address, with nothing else to vouch for it, has to be read alike by all of so many. */
const EVERY_LOOK = 3;
/** As sure as a name is that only its place speaks for, or that the looks read otherwise. */
const DOUBTED = 0.6;

/**
 * Who sold, by every look at the page: what most of them read stands above what one did, and a name above its pieces.
 * Sure is only what two looks read alike to the letter, where more than its place speaks for it.
 */
export function receiptCompany(looks: readonly DocumentText[]): Candidate | undefined {
  const found = looks.map(namesOn);
  const names = found.flatMap((some, look) =>
    some.flatMap((name): Named | Named[] => {
      const supports = found.filter((_, other) => other !== look).map((other) => supportOf(name, other));
      // What one look of several made of a logo or of dirt, no other makes of it again.
      if (looks.length > 1 && supports.every((one) => one === 0) && !name.isVouchedFor && !name.isPlain) return [];
      const borneOut = supports.reduce((sum, one) => sum + one, 0) / Math.max(1, supports.length);
      return { ...name, score: name.score + (isBeyondDoubt(name) ? SEEN_AGAIN + LETTER_BY_LETTER : borneOut) };
    }),
  );
  const chosen = best(names);
  // 'THE BELL' over 'Muster Taverns Ltd' is the house, and not who runs it: which of the two an invoice would name is open.
  const isOfHouse = chosen && !hasForm(chosen.value) && names.some((name) => name.isVouchedFor && hasForm(name.value));
  const isOfAnother = chosen && looks.some((look) => headSpeaksOfAnother(look, chosen));
  // A figure of a name that another look read as another one: neither is sure.
  const isDisputed = chosen !== undefined && looks.some((look) => readsOtherFigure(chosen.value, look));
  const alike = found.flatMap(
    (some) => some.find(({ value }) => lettersOf(value) === lettersOf(chosen?.value ?? '')) ?? [],
  );
  const isSeen =
    alike.some(isBeyondDoubt) ||
    (alike.length >= ENOUGH_LOOKS && alike.some(({ isVouchedFor }) => isVouchedFor)) ||
    (alike.length >= EVERY_LOOK && alike.length === looks.length && alike.every(({ isFirm }) => isFirm));
  return (
    chosen &&
    (isSeen && !isDisputed && !isOfHouse && !isOfAnother
      ? chosen
      : { ...chosen, score: Math.min(DOUBTED, chosen.score) })
  );
}

/** So many rows are a receipt's head, and so many letters of a line a domain's. */
const HEAD_ROWS = 4;
const ENOUGH_LETTERS = 6;

/** 'MUSTERMART SUPERM' over 'Signature Mall Ltd', with mail to mustermartsupermarkets.example: the shop and its landlord. */
function headSpeaksOfAnother(look: DocumentText, { value }: Candidate): boolean {
  const cores = domainCores(look);
  if (cores.length === 0 || sharesDomain(value, cores) || beginsWithDomain(value, cores)) return false;
  const lines = look.rows.slice(0, HEAD_ROWS).map((row) => squeeze(row.cells[0]?.text ?? ''));
  return lines.some((line) => line.length >= ENOUGH_LETTERS && cores.some((core) => core.startsWith(line)));
}

/** What speaks for itself and is read plainly needs no other look to bear it out. */
const isBeyondDoubt = ({ isVouchedFor, isPlain }: Named): boolean => isVouchedFor && isPlain;

/** How much another look's names say for one. */
function supportOf({ value }: Candidate, names: readonly Candidate[]): number {
  const letters = lettersOf(value);
  const others = names.map((name) => lettersOf(name.value));
  if (others.includes(letters)) return SEEN_AGAIN + LETTER_BY_LETTER;
  const isNear = others.some(
    (other) =>
      withinEdits(letters, other, Math.floor(letters.length / LETTERS_A_SLIP)) ||
      (letters.includes(other) && other.length >= PIECE * letters.length),
  );
  return isNear ? SEEN_AGAIN : 0;
}

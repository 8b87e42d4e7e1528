// Where names of companies stand on a page.
import type { Word } from '../../page-model.ts';
import { type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/find-labels.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { neighboursOf, wordsBehind } from '../text/neighbours.ts';
import { findAddressBlocks, windowLines } from './address-blocks.ts';
import {
  endsName,
  goesOn,
  hasLegalForm,
  isAddressed,
  isSenderLine,
  looksLikeName,
  nameOfLine,
  namesBusiness,
  sharesDomain,
} from './party-names.ts';
import { cellsOfSection, type Section, type SectionKind, sectionOf } from './sections.ts';

/** 'Name:' inside the section first, then what stands behind the heading, then its first line that may be a name. */
export function fromSections(text: DocumentText, sections: readonly Section[], kind: SectionKind): Candidate[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => {
      const cells = cellsOfSection(text, section, sections);
      const named = cells.flatMap((cell) =>
        cell.labels
          .filter((label) => label.from === 0 && label.announces && weightOf(label, 'partyName') > 0)
          .map((label) => ({ cell, label })),
      )[0];
      const value = named && neighboursOf(text, named.cell, named.label).find((near) => near.relation !== 'below');
      if (value)
        return [
          candidate(nameOfLine(value.words.map((word) => word.text).join(' ')), 0.88, value.cell.page, value.words),
        ];
      const behind = wordsBehind(section.cell, section.label);
      const said = written(behind);
      if (behind.length > 0 && looksLikeName(said)) {
        const score = TO_PERSON.test(section.label.phrase) ? BY_PERSON : isSalesperson(said) ? BY_SALESPERSON : 0.85;
        return [candidate(nameOfLine(said), score, section.cell.page, behind)];
      }
      // 'Service achats, bâtiment B': what has a comma and no legal form is a department or a street.
      const first = cells
        .slice(0, 8)
        .find((cell) => isNameCell(cell) && (!/,/.test(nameOfLine(cell.text)) || hasLegalForm(cell.text)));
      if (!first) return [];
      const words = [...first.words, ...wordsUnder(text, first)];
      const name = nameOfLine(written(words));
      if (section.label.phrase === 'from' && isPlaceAlone(name, cells)) return [];
      const score = hasLegalForm(name) ? 0.84 : isSalesperson(name) ? BY_SALESPERSON : 0.72;
      return [candidate(name, score, first.page, words)];
    });
}

/** 'From' over 'SHANGHAI', and nobody's address under it: where the goods come from. */
const isPlaceAlone = (name: string, cells: readonly Cell[]): boolean =>
  !hasLegalForm(name) && !cells.some(({ text }) => TOWN.test(text));
const TOWN = /\b\d{4,6},? \p{Lu}\p{L}|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/u;

/** 'Verkoper: M. Terpstra' among the facts: who sells for the company, by his initial. */
const isSalesperson = (said: string): boolean => /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'-]+$/u.test(said);

/** 'Attn: Jane Doe' names who opens the letter: the company over it pays, where there is one. */
const TO_PERSON = /^(?:attn|attention|alattentionde)$/;
const BY_PERSON = 0.6;
const BY_SALESPERSON = 0.36;

/** A name's second line: right under the first, set alike, with the legal form that the first has not. */
function wordsUnder(text: DocumentText, first: Cell): readonly Word[] {
  const isOpen = goesOn(first.text);
  if (hasLegalForm(first.text) && !isOpen) return [];
  const height = first.y1 - first.y0;
  const under = text.rows[first.row + 1]?.cells.find((cell) => Math.abs(cell.x0 - first.x0) < height);
  const isClose = under && under.page === first.page && under.y0 - first.y1 < height;
  const isRest = isClose && isNameCell(under) && (isOpen || hasLegalForm(under.text)) && !/\d/.test(under.text);
  return isRest ? under.words : [];
}

function isNameCell(cell: Cell): boolean {
  const first = cell.labels[0];
  if (first && first.from === 0 && (first.announces || first.to === cell.words.length)) return false;
  if (isAllLabels(cell) || PLACE_AND_DAY.test(cell.text)) return false;
  return !cell.text.startsWith('(') && !isUnknownHeading(cell.text) && looksLikeName(nameOfLine(cell.text));
}

/** 'Kraków, 2026-10-09': where and when. */
const PLACE_AND_DAY = /^\p{Lu}[\p{L}' -]{2,30}, (?:le |den |am |dnia )?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

/** 'Sales order Date': headings beside one another, whose values stand below. */
function isAllLabels({ labels, words }: Cell): boolean {
  const covered = labels.reduce((sum, { from, to }) => sum + to - from, 0);
  return labels.length >= 2 && covered >= words.length && !hasLegalForm(words.map(({ text }) => text).join(' '));
}

/** 'Vendu à :', 'Kunde:'. A name has capitals; the colon behind a logo's is a speck. */
const isUnknownHeading = (text: string): boolean =>
  text.endsWith(':') && (!/\S\s+[^\s:]/u.test(text) || /\s\p{Ll}/u.test(text));

/** A row on top that begins with a name and goes on with its address: a letterhead in one line, its marks lost. */
export function fromHeadRows(text: DocumentText): Candidate[] {
  return text.rows.slice(0, 3).flatMap(({ cells }) => {
    const [first, ...address] = cells;
    const isHead = first && address.length >= 2 && heightShare(text, first) < 0.12 && isNameCell(first);
    return isHead && !isTitle(first) && address.some((cell) => /\b(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(cell.text))
      ? [candidate(nameOfLine(first.text), 0.75, first.page, first.words)]
      : [];
  });
}

/** Above the addressee, as DIN 5008 has it, or with commas. */
export function fromSenderLines(text: DocumentText): Candidate[] {
  return text.cells
    .filter((cell) => isSenderLine(cell) && heightShare(text, cell) < 0.4 && looksLikeName(nameOfLine(cell.text)))
    .map((cell) => candidate(nameOfLine(cell.text), 0.8, cell.page, cell.words));
}

/** Behind 'account holder' and the like, and 'recipient' over an account's number. */
export function fromAccountHolder(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell) =>
    cell.labels
      .filter(
        (label) =>
          label.from === 0 &&
          label.announces &&
          weightOf(label, 'accountHolder') >= (isOverAccount(text, cell) ? RECIPIENT : 1),
      )
      .flatMap((label) => neighboursOf(text, cell, label).slice(0, 1))
      .filter((near) => looksLikeName(near.words.map((word) => word.text).join(' ')))
      .map((near) =>
        candidate(nameOfLine(near.words.map((word) => word.text).join(' ')), 0.45, near.cell.page, near.words),
      ),
  );
}

/** Whose accounts others are paid into. */
const BANK = /bank|sparkasse|banque|banco|banca|cr[ée]dit|caisse|raiffeisen/i;

/** How surely 'recipient' is an account's holder: elsewhere it may be the buyer. */
const RECIPIENT = 0.5;

function isOverAccount(text: DocumentText, cell: Cell): boolean {
  const under = text.rows[cell.row + 1]?.cells.find((other) => Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0);
  return under?.labels[0]?.from === 0 && weightOf(under.labels[0], 'iban') > 0;
}

/** Who is named as the one to pay ('Bénéficiaire … Nom : …'), as names are compared, be it a word of headings as well. */
export function payees(text: DocumentText, sections: readonly Section[]): string[] {
  return sections
    .filter((section) => section.kind === 'otherParty')
    .flatMap((section) => cellsOfSection(text, section, sections))
    .flatMap(({ labels: [label], words }) =>
      label?.from === 0 && weightOf(label, 'partyName') > 0 ? [squeeze(written(words.slice(label.to)))] : [],
    );
}

/** Share of the printed height from which on there is the foot. */
const FOOT = 0.8;
/** In words. */
const LONGEST_NAME = 12;

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
  const cells = text.cells.filter((cell) => cell.page === first);
  const lowest = Math.max(0, ...cells.map((cell) => cell.y1));
  const usual = median(cells.map((cell) => cell.y1 - cell.y0));
  const isAddressee = (cell: Cell) => {
    const above = text.rows[cell.row - 1]?.cells.find((other) => Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0);
    return isAddressed(cell.text) || (above !== undefined && above.page === cell.page && isAddressed(above.text));
  };
  const isPaid = (cell: Cell) => paid.has(squeeze(nameOfLine(cell.text)));
  const names = cells.filter(
    (cell) =>
      (isNameCell(cell) || isPaid(cell)) &&
      !isTitle(cell) &&
      !isAddressee(cell) &&
      nameOfLine(cell.text).split(' ').length <= LONGEST_NAME,
  );
  const banked = names.filter((cell) => isBanked(text, cell));
  const isBesideBanked = (cell: Cell) => banked.some((one) => one.row === cell.row && one !== cell);
  const inWindow = windowLines(text);
  const top = names.filter((cell) => heightShare(text, cell) < 0.35).slice(0, 6);
  return names.flatMap((cell) => {
    const section = sectionOf(cell, sections);
    if (section && section.kind !== 'supplier') return [];
    if (BANK.test(cell.text) && isOverAccount(text, cell)) return [];
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
    const words = endsName(cell.text) ? [...wordsAbove(text, cell), ...cell.words] : cell.words;
    return score > 0.2 ? [candidate(nameOfLine(written(words)), Math.min(0.8, score), cell.page, words)] : [];
  });
}

/** Lines down from its name in which a letterhead tells its account. */
const TO_ACCOUNT = 12;

/** Whether an IBAN stands in the block under a name: on a page with two blocks side by side, the one who is paid. */
function isBanked(text: DocumentText, cell: Cell): boolean {
  if (heightShare(text, cell) > 0.4) return false;
  return text.rows
    .slice(cell.row + 1, cell.row + TO_ACCOUNT)
    .some(({ cells }) =>
      cells.some(
        ({ labels: [label], x0, x1, page }) =>
          page === cell.page &&
          label?.from === 0 &&
          weightOf(label, 'iban') > 0 &&
          (Math.abs(x0 - cell.x0) < cell.y1 - cell.y0 || Math.abs(x1 - cell.x1) < cell.y1 - cell.y0),
      ),
    );
}

/** The line right above in the same column, where it may be a name's beginning. */
function wordsAbove(text: DocumentText, cell: Cell): readonly Word[] {
  const above = text.rows[cell.row - 1]?.cells.find(
    (other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0),
  );
  const isClose = above && above.page === cell.page && cell.y0 - above.y1 < 1.2 * (cell.y1 - cell.y0);
  return isClose && isNameCell(above) && !isTitle(above) ? above.words : [];
}

const written = (words: readonly Word[]) => words.map((word) => word.text).join(' ');

/** The addressee's block without a heading: a name over lines of which one has a postal code, in the upper part. */
export function fromAddressBlock(text: DocumentText, sections: readonly Section[]): Candidate[] {
  const senders = text.cells.filter((cell) => isSenderLine(cell) && heightShare(text, cell) < 0.4);
  return senders.flatMap((sender) => {
    const under = text.cells.filter(
      (cell) =>
        cell.page === sender.page &&
        cell.row > sender.row &&
        cell.row <= sender.row + 6 &&
        Math.abs(cell.x0 - sender.x0) < 3 * (cell.y1 - cell.y0),
    );
    const first = under[0];
    const hasCode = under.some((cell) => /\b\d{4,6}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/.test(cell.text));
    return first && isNameCell(first) && (hasCode || under.length >= 3) && !sectionOf(first, sections)
      ? [candidate(nameOfLine(first.text), 0.68, first.page, first.words)]
      : [];
  });
}

/** Without a heading or a sender's line: the first address in the upper half that is not the supplier's. */
export function addresseeOf(
  text: DocumentText,
  sections: readonly Section[],
  supplier: Candidate | undefined,
): Candidate | undefined {
  for (const { lines } of findAddressBlocks(text)) {
    const top = lines.find((cell) => isNameCell(cell));
    if (!top || lines.length < 2 || heightShare(text, top) > 0.5 || sectionOf(top, sections)) continue;
    const name = nameOfLine(top.text);
    const isSupplier = supplier && lines.some((line) => squeeze(line.text).includes(squeeze(supplier.value)));
    if (!isSupplier) return candidate(name, hasLegalForm(name) ? 0.62 : 0.52, top.page, top.words);
  }
  return undefined;
}

function isTitle(cell: Cell): boolean {
  return cell.labels.some(
    (label) =>
      label.from <= 1 &&
      (weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0) &&
      label.to - label.from >= cell.words.length - 2,
  );
}

function heightShare(text: DocumentText, cell: Cell): number {
  const page = text.pages.find((one) => one.number === cell.page);
  return page ? cell.y0 / page.height : 1;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

// Who is paid, by the account that stands with a name.
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import type { Section } from '../blocks/section.ts';
import { cellsOfSection } from '../blocks/sections.ts';
import { heightShare, written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, isAddressed, looksLikeName } from './party-names.ts';

/** Behind 'account holder' and the like, and 'recipient' over an account's number. 'MR MARTIN PAUL' is who reads it, and pays. */
export function fromAccountHolder(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell) =>
    cell.labels
      .filter(
        (label) =>
          label.from === 0 &&
          label.announces &&
          weightOf(label, 'accountHolder') >=
            (isOfAccount(text, cell, 1) || isOfAccount(text, cell, -1) ? RECIPIENT : 1),
      )
      .flatMap((label) => neighboursOf(text, cell, label).slice(0, 1))
      .filter(
        ({ words }) => looksLikeName(written(words)) && (hasLegalForm(written(words)) || !isAddressed(written(words))),
      )
      .map((near) =>
        candidate(nameOfLine(near.words.map((word) => word.text).join(' ')), 0.45, near.cell.page, near.words),
      ),
  );
}

/** How surely 'recipient' is an account's holder: elsewhere it may be the buyer. */
const RECIPIENT = 0.5;

/** Whose accounts others are paid into. */
export const BANK = /bank|sparkasse|banque|banco|banca|cr[ée]dit|caisse|raiffeisen/i;

/**
 * Who keeps the accounts: '"Muster" AS' and '"Beispiel" AS' over one another, each beside a bare IBAN, and a bank by its name over
 * or beside one. Whoever is paid is named once, and his account behind a label.
 */
export function banksOf(text: DocumentText): ReadonlySet<Cell> {
  const beside = text.cells.filter(
    ({ labels, row, column }) =>
      labels.length === 0 && BARE_IBAN.test(text.rows[row]?.cells[column + 1]?.text.replaceAll(' ', '') ?? ''),
  );
  const named = text.cells.filter(
    (cell) => BANK.test(cell.text) && (beside.includes(cell) || isOfAccount(text, cell, 1)),
  );
  return new Set(beside.length > 1 ? [...named, ...beside] : named);
}
const BARE_IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether the line so many under this one, in its column, is labelled as an account's number. */
function isOfAccount(text: DocumentText, cell: Cell, lines: 1 | -1): boolean {
  const line = text.rows[cell.row + lines]?.cells.find((other) => Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0);
  return line?.labels[0]?.from === 0 && weightOf(line.labels[0], 'iban') > 0;
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

/** Lines down from its name in which a letterhead tells its account. */
const TO_ACCOUNT = 12;
/** Heights of a line that lie at most between two lines of one block. */
const WITHIN_BLOCK = 2;

/** Whether an IBAN stands in the block under a name: on a page with two blocks side by side, the one who is paid. */
export function isBanked(text: DocumentText, cell: Cell): boolean {
  if (heightShare(text, cell) > 0.4) return false;
  let last = cell;
  for (const { cells } of text.rows.slice(cell.row + 1, cell.row + TO_ACCOUNT)) {
    const next = cells.find((other) => isAligned(other, cell));
    if (!next) continue;
    if (next.y0 - last.y1 > WITHIN_BLOCK * (cell.y1 - cell.y0)) return false;
    if (next.labels[0]?.from === 0 && weightOf(next.labels[0], 'iban') > 0) return true;
    last = next;
  }
  return false;
}

const isAligned = (other: Cell, { page, x0, x1, y0, y1 }: Cell): boolean =>
  other.page === page && (Math.abs(other.x0 - x0) < y1 - y0 || Math.abs(other.x1 - x1) < y1 - y0);

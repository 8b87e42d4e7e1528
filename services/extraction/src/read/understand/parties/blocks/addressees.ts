// To whom a letter goes, where no heading says so.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { sharesDomain } from '../domains.ts';
import { heightShare, isNameCell } from '../names/name-cell.ts';
import { nameOfLine } from '../names/name-of-line.ts';
import { BY_PLACE_ALONE } from '../names/name-vouchers.ts';
import { goesOn, hasLegalForm, withoutForm } from '../names/party-names.ts';
import { senderLines } from '../names/sender-lines.ts';
import { findAddressBlocks } from './address-blocks.ts';
import { HEADING, linesUnder } from './lines-under.ts';
import type { Section } from './section.ts';
import { REACH, sectionOf } from './sections.ts';

/** The addressee's block without a heading: a name over lines of which one has a postal code, in the upper part. */
export function fromAddressBlock(text: DocumentText, sections: readonly Section[]): Candidate[] {
  const senders = senderLines(text);
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
    return first &&
      !senders.includes(first) &&
      isNameCell(first) &&
      (hasCode || under.length >= 3) &&
      !sectionOf(first, sections)
      ? [candidate(nameOfLine(first.text), 0.68, first.page, first.words)]
      : [];
  });
}

/** Without a heading or a sender's line: the first address in the upper half that is not the supplier's. */
export function addresseeOf(
  text: DocumentText,
  sections: readonly Section[],
  supplier: Candidate | undefined,
  cores: readonly string[],
): Candidate | undefined {
  const found = findAddressBlocks(text).flatMap(({ lines }): Candidate[] => {
    const top = lines.find((cell) => isNameCell(cell));
    if (!top || lines.length < 2 || heightShare(text, top) > 0.5 || sectionOf(top, sections)) return [];
    if (sections.some((section) => isBesideBuyers(text, section, top))) return [];
    const company = companyBelow(lines, top) ?? top;
    const name = nameOfLine(company.text);
    // 'MATRÍCULA' over '4417 KLM': a fact, and what it is.
    if (lines.length < BLOCK && !hasLegalForm(name)) return [];
    if (supplier && lines.some((line) => squeeze(line.text).includes(squeeze(supplier.value)))) return [];
    // What heads the page may be its letterhead, where nothing says who else sent it, or one of the sender's houses.
    const mayBeSender = top.row < HEAD_ROWS && (!hasLegalForm(name) || (supplier?.score ?? 0) <= BY_PLACE_ALONE);
    // Nor whose own site the page names: who sends tells his, and so may who receives.
    const score = mayBeSender || sharesDomain(name, cores) ? MAYBE : hasLegalForm(name) ? 0.62 : 0.52;
    return [candidate(name, score, company.page, company.words)];
  });
  return found.find(({ score }) => score > MAYBE) ?? found[0];
}

/** Lines of a name with its address, at the least. */
const BLOCK = 3;

/** 'The Owner' over 'Muster Logistics Plc': who opens the letter, or a word for him, over the company in law. */
function companyBelow(lines: readonly Cell[], top: Cell): Cell | undefined {
  const next = lines[lines.indexOf(top) + 1];
  if (!next || hasLegalForm(top.text) || goesOn(top.text) || !hasLegalForm(next.text) || !isNameCell(next))
    return undefined;
  // 'Muster' over 'Hermanos, S.L.', and 'Maison Durand' over 'et Fils SARL', are one name in two lines.
  const isWhole = withoutForm(next.text).trim().split(/\s+/).length > 1 && /^\p{Lu}\p{L}{3,}/u.test(next.text);
  return isWhole ? next : undefined;
}

/** So many rows on top hold a letterhead. */
const HEAD_ROWS = 2;
const MAYBE = 0.4;

/** Beside 'Bill To' over lines of its own: what those name is who pays, though no name was found among them. */
function isBesideBuyers(text: DocumentText, { kind, cell, label, end }: Section, top: Cell): boolean {
  const isBare = label.to === cell.words.length;
  const isBeside = top.page === cell.page && top.row >= cell.row && top.row < Math.min(end, cell.row + REACH);
  return kind === 'buyer' && isBare && isBeside && linesUnder(text, cell) >= HEADING.lines;
}

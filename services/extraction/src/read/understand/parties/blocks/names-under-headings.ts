import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { neighboursOf, wordsBehind } from '../../text/neighbours.ts';
import { callsFact } from '../names/facts-of-list.ts';
import { isFormBegun } from '../names/forms-in-full.ts';
import { isNameCell, written } from '../names/name-cell.ts';
import { nameOfLine } from '../names/name-of-line.ts';
import { goesOn, hasLegalForm, isAddressed, looksLikeName, namesBusiness, withoutForm } from '../names/party-names.ts';
import { HEADING, lineUnder } from './lines-under.ts';
import type { Section, SectionKind } from './section.ts';
import { cellsOfSection, sectionOf } from './sections.ts';

/** 'Name:' inside the section first, then what stands behind the heading, then its first line that may be a name. */
export function fromSections(text: DocumentText, sections: readonly Section[], kind: SectionKind): Candidate[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => {
      const cells = cellsOfSection(text, section, sections);
      if (kind === 'supplier' && cells.some((cell) => AS_AGENT.test(cell.text))) return [];
      const [named] = cells.flatMap((cell) =>
        cell.labels
          .filter((label) => label.from === 0 && label.announces && weightOf(label, 'partyName') > 0)
          .map((label) => ({ cell, label })),
      );
      // 'Nom du client' in a form that nobody filled in stands beside the seller's own name, under his heading.
      const isOwn = (cell: Cell) => {
        const heading = sectionOf(cell, sections);
        return !heading || heading === section || Math.abs(heading.cell.x0 - cell.x0) >= cell.y1 - cell.y0;
      };
      const value =
        named &&
        neighboursOf(text, named.cell, named.label).find((near) => near.relation !== 'below' && isOwn(near.cell));
      // 'Same as recipient' stands beside 'Name' in a form that nobody filled in.
      const own = nameOfLine(written(value?.words ?? []));
      if (value && (own.length <= SHORT || looksLikeName(own)))
        return [candidate(own, 0.88, value.cell.page, value.words)];
      const isToPerson = TO_PERSON.test(section.label.phrase);
      const company = isToPerson ? companyOver(text, section.cell) : undefined;
      if (company) return [candidate(nameOfLine(written(company.words)), OVER_PERSON, company.page, company.words)];
      const behind = wordsBehind(section.cell, section.label);
      const said = written(behind);
      if (behind.length > 0 && looksLikeName(nameOfLine(said))) {
        const isOneOfMany = isToPerson || PATIENT.test(section.label.phrase);
        const score = isOneOfMany ? BY_PERSON : isSalesperson(said) ? BY_SALESPERSON : 0.85;
        return [candidate(nameOfLine(said), score, section.cell.page, behind)];
      }
      // 'Service achats, bâtiment B': what has a comma and no legal form is a department or a street.
      // Whom goods go to may have no name of his own: what stands under the town is somebody else's.
      const town = kind === 'deliverTo' ? cells.findIndex((cell) => TOWN.test(cell.text)) : -1;
      const top = cells
        .slice(0, town < 0 ? 8 : Math.min(8, town))
        .find(
          (cell) =>
            !isHeadingBeside(text, section, cell) &&
            !isFactBeside(text, section, cell) &&
            !isCalledOtherwise(text, cell) &&
            isNameCell(cell) &&
            (!/,/.test(nameOfLine(cell.text)) || hasLegalForm(cell.text)),
        );
      // 'Vendeur :' over 'Agence :   Lyon', in a list of facts: who sells for the company, and his name was left out.
      if (!top || (kind === 'supplier' && callsFact(text, top))) return [];
      const first = companyUnder(text, top) ?? top;
      const rest = wordsUnder(text, first);
      const words = [...first.words, ...rest];
      const name = nameOfLine(written(words));
      if (section.label.phrase === 'from' && isPlaceAlone(name, cells)) return [];
      const isOpener = isAddressed(name) && !hasLegalForm(name) && lineUnder(text, first, isNameCell) !== undefined;
      // 'Elias Campos' over 'American Business LLC' may be two names as well as one.
      const mayBeTwo =
        kind === 'buyer' && !goesOn(first.text) && withoutForm(written(rest)).trim().split(/\s+/).length > 1;
      const isDoubtful = isSalesperson(name) || isOpener || mayBeTwo;
      const score = isDoubtful ? BY_SALESPERSON : hasLegalForm(name) ? 0.84 : 0.72;
      return [candidate(name, score, first.page, words)];
    });
}

/** 'Remit to: Muster Services' over 'as payment agent': who collects the money for who sells. */
const AS_AGENT = /^as (?:an? )?(?:\p{L}+ )?agent\b/iu;

/** '3M' is a name where it is said to be. */
const SHORT = 3;

/** 'Herr Schneider' over 'Muster GmbH', 'Dr. Roux' over 'Clinique du Parc': a person, and the company that he opens the letter for. */
function companyUnder(text: DocumentText, person: Cell): Cell | undefined {
  const isPerson = (isAddressed(person.text) || TITLED.test(person.text)) && !hasLegalForm(person.text);
  const isCompany = (cell: Cell) => isNameCell(cell) && (hasLegalForm(cell.text) || namesBusiness(cell.text));
  return isPerson ? lineUnder(text, person, isCompany) : undefined;
}
const TITLED = /^(?:Dr|Prof|Mag|Ing|Dipl\.-Ing|Me|Lic|Arq)\.? \p{Lu}/u;

/** 'KUNDE' beside 'FAHRZEUG', 'CLIENT' beside 'PROJECT REF', each over lines of its own: another heading. */
function isHeadingBeside(text: DocumentText, { cell: heading, label }: Section, cell: Cell): boolean {
  const isOver = (one: Cell) =>
    (text.rows[one.row + 1]?.cells ?? []).some((under) => Math.abs(under.x0 - one.x0) < one.y1 - one.y0);
  const isBare = label.to === heading.words.length && !heading.text.endsWith(':');
  return (
    isBare &&
    cell.row === heading.row &&
    (cell.words.length === 1 || (cell.words.length <= HEADING.words && isCapitals(cell) && isCapitals(heading))) &&
    !hasLegalForm(cell.text) &&
    isOver(heading) &&
    isOver(cell)
  );
}

/** 'Fecha registro   31/03/23' in a column of its own, right of the heading's: what a figure stands behind is a fact. */
function isFactBeside(text: DocumentText, { cell: heading }: Section, cell: Cell): boolean {
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  return cell.x0 > heading.x1 && next !== undefined && /^\W*\d[\d./ -]*$/.test(next.text);
}

/** 'Contacto:   Ana Gil' in another list: what the line left of it is called by itself is no company. */
function isCalledOtherwise(text: DocumentText, { row, column }: Cell): boolean {
  const left = text.rows[row]?.cells[column - 1];
  const label = left?.labels[0];
  return label?.from === 0 && label.to === left?.words.length && weightOf(label, 'otherNumber') > 0;
}

const isCapitals = ({ text }: Cell): boolean => !/\p{Ll}/u.test(text);

/** 'From' over 'SHANGHAI', and nobody's address under it: where the goods come from. */
const isPlaceAlone = (name: string, cells: readonly Cell[]): boolean =>
  !hasLegalForm(name) && !cells.some(({ text }) => TOWN.test(text));
const TOWN = /\b\d{4,6},? \p{Lu}\p{L}|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/u;

/** 'Verkoper: M. Terpstra' among the facts: who sells for the company, by his initial. */
const isSalesperson = (said: string): boolean => /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'-]+$/u.test(said);

/** 'Attn: Jane Doe' names who opens the letter: the company over it pays, where there is one. */
const TO_PERSON = /^(?:attn|attention|alattentionde)$/;
/** Whom a laboratory, or a veterinarian, did it for; the bill goes to the practice or the owner. */
const PATIENT = /^pa[tcz]ien/;
const BY_PERSON = 0.6;
const OVER_PERSON = 0.8;

/** 'Muster Corporation' over 'Attn: General Counsel': the line right above in the same column, or over a department's. */
function companyOver(text: DocumentText, person: Cell): Cell | undefined {
  let lower = person;
  for (let row = person.row - 1; row >= Math.max(0, person.row - MOST_OVER); row--) {
    const height = lower.y1 - lower.y0;
    const over = text.rows[row]?.cells.find((cell) => Math.abs(cell.x0 - person.x0) < height);
    if (!over || over.page !== person.page || lower.y0 - over.y1 >= height) return undefined;
    if (isNameCell(over)) return over;
    if (/\d/.test(over.text) || over.labels.some((label) => label.from === 0)) return undefined;
    lower = over;
  }
  return undefined;
}
const MOST_OVER = 2;
const BY_SALESPERSON = 0.36;

/** A name's second line, right under the first and set alike, with the legal form that the first has not; and a third where that is begun only. */
function wordsUnder(text: DocumentText, first: Cell, name = first.text): readonly Word[] {
  const isOpen = goesOn(name) || isFormBegun(name);
  if (hasLegalForm(name) && !isOpen) return [];
  const height = first.y1 - first.y0;
  const under = text.rows[first.row + 1]?.cells.find((cell) => Math.abs(cell.x0 - first.x0) < height);
  const isClose = under && under.page === first.page && under.y0 - first.y1 < height;
  const isRest = isClose && isNameCell(under) && (isOpen || hasLegalForm(under.text)) && !/\d/.test(under.text);
  if (!isRest) return [];
  const whole = `${name} ${under.text}`;
  return isFormBegun(whole) ? [...under.words, ...wordsUnder(text, under, whole)] : under.words;
}

// The small print by which a company says who it is: its name in law, and in the same lines its tax number or its register.
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { isRegisterLine } from '../vat-numbers/register-lines.ts';
import type { VatNumber } from '../vat-numbers/vat-number.ts';
import { BANK } from './account-holders.ts';
import { lawfulName, nameOverAddress } from './imprint-names.ts';
import { namesMaker } from './letter-words.ts';
import { hasLegalForm, namesBusiness, withoutForm } from './party-names.ts';
import { PARTNER } from './strongest-name.ts';

/** A name in law, and the lines that say it and a number or a register of the same company. */
export type Imprint = { readonly name: Candidate; readonly lines: readonly Cell[] };

/** More than a line of the body that happens to name a company, less than a heading. */
const BY_IMPRINT = 0.6;
/** What has a number and no register is small print below this share of the printed height. */
const FOOT = 0.75;

/**
 * 'Muster Energía, S.A.U. - Calle Mayor 61 - R.M. Madrid, T. 2.118 - C.I.F. A12345674': whoever's lines these are wrote the paper. So
 * are lines over one another of which the first names him and the last his number.
 */
export function findImprints(text: DocumentText, numbers: readonly VatNumber[]): Imprint[] {
  const numbered = numbers.map(({ cell }) => cell);
  return text.cells
    .filter(
      (cell) => isRegisterLine(cell) || ((numbered.includes(cell) || isNumbers(text, cell)) && isFoot(text, cell)),
    )
    .flatMap((cell) => {
      const own = linesUpTo(text, cell);
      const [left] = text.rows[cell.row]?.cells ?? [];
      // The foot in columns: who it is on the left, and his numbers in the next.
      const beside = left && left !== cell && isFoot(text, cell) ? [...linesUpTo(text, left), cell] : [];
      const lines = lawfulName(own) ? own : lawfulName(beside) ? beside : own;
      if (lines.some((line) => namesMaker(fold(line.text)))) return [];
      const said = lawfulName(lines) ?? (isFoot(text, cell) ? nameOverAddress(lines) : undefined);
      return said ? [{ name: candidate(said.name, BY_IMPRINT, cell.page, said.words), lines }] : [];
    });
}

/**
 * The imprint of the pages, where all that were found say one name: small print tells of banks, agents and parent companies too, and
 * of two companies nothing says which.
 */
export function soleImprint(imprints: readonly Imprint[]): Imprint | undefined {
  const [first, ...others] = imprints.filter(({ name }) => !PARTNER.test(name.value) && !BANK.test(name.value));
  const isOne = first && others.every(({ name }) => areAlike(name.value, first.name.value));
  return isOne ? first : undefined;
}

/** 'Muster S.A.' and 'Muster S.A. Unipersonal'. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [squeeze(withoutForm(one)), squeeze(withoutForm(other))];
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * 'Quell München' in a sender's line over the small print of 'Quell Betriebsgesellschaft mbH': one of its houses, by the word that both
 * begin with, be that no trade's.
 */
export function isBrandOf(name: string, inLaw: string): boolean {
  const [brand = '', ...rest] = name.split(/\s+/);
  const [own = ''] = inLaw.split(/\s+/);
  const isOne = squeeze(brand).length >= SHORTEST_BRAND && squeeze(brand) === squeeze(own);
  return isOne && rest.length === 1 && !hasLegalForm(name) && hasLegalForm(inLaw) && !namesBusiness(brand);
}
const SHORTEST_BRAND = 5;

/** The numbers that small print says, wherever else they stand. */
export function numbersOf(imprint: Imprint | undefined, numbers: readonly VatNumber[]): readonly VatNumber[] {
  const said = numbers.filter(({ cell }) => imprint?.lines.includes(cell)).map(({ value }) => value);
  return numbers.filter(({ value }) => said.includes(value));
}

/** A supplier's name by its place alone gives way to the imprint's; the same name in law stays where it is printed. */
export function imprintOver(placed: Candidate | undefined, imprint: Imprint): Candidate {
  // 'Technik GmbH' in a narrow column is the second line of 'Muster Hydraulik Technik GmbH'.
  const isSame =
    placed &&
    hasLegalForm(placed.value) &&
    (areAlike(placed.value, imprint.name.value) || squeeze(placed.value).endsWith(squeeze(imprint.name.value)));
  return isSame ? placed : imprint.name;
}

/** 'CVR-nummer:' beside its figures, whatever country's they are. */
const isNumbers = ({ rows }: DocumentText, { labels: [label], row, column, text: line }: Cell): boolean =>
  label?.from === 0 &&
  weightOf(label, 'vatNumber') >= 0.9 &&
  /\d{7}/.test(`${line} ${rows[row]?.cells[column + 1]?.text ?? ''}`.replace(/[ .-]/g, ''));

function isFoot(text: DocumentText, { page, y0 }: Cell): boolean {
  const lowest = Math.max(0, ...text.cells.filter((cell) => cell.page === page).map(({ y1 }) => y1));
  return y0 > FOOT * lowest;
}

const MOST_LINES = 6;
/** Between two lines of small print, in heights of one. */
const SPACING = 1.2;

/** The lines of one block down to one: each right over the next, and begun, ended or middled where it is. */
function linesUpTo({ rows }: DocumentText, last: Cell): Cell[] {
  const lines = [last];
  for (let row = last.row - 1; row >= 0 && lines.length < MOST_LINES; row--) {
    const under = lines[0] ?? last;
    const height = under.y1 - under.y0;
    const over = rows[row]?.cells.find(
      (cell) =>
        cell.page === under.page &&
        under.y0 - cell.y1 < SPACING * height &&
        [cell.x0 - under.x0, cell.x1 - under.x1, (cell.x0 + cell.x1 - under.x0 - under.x1) / 2].some(
          (apart) => Math.abs(apart) < height,
        ),
    );
    if (!over) break;
    lines.unshift(over);
  }
  return lines;
}

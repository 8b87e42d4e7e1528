// Who issues by the forms of tax offices: what he is called in law, behind a label that says so or before his number.
import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { wordsBehind } from '../../text/neighbours.ts';
import { lineUnder } from '../blocks/lines-under.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import { written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { hasLegalForm, looksLikeName } from './party-names.ts';

/** A company's name in law is called so, and nothing else is. */
const IN_LAW = /^(?:razonsocial|raisonsociale|ragionesociale)$/;
const BY_LABEL = 0.7;

/**
 * 'Razón Social: MUESTRA ANA', outside of the buyer's part and over the buyer's own: the first of both is the sender's. Where the buyer is
 * not told, it may be his.
 */
export function fromNamesInLaw(
  text: DocumentText,
  sections: readonly Section[],
  buyer: Candidate | undefined,
): Candidate[] {
  if (!buyer) return [];
  return text.cells.flatMap((cell) => {
    const label = cell.labels.find(({ from, announces, phrase }) => from === 0 && announces && IN_LAW.test(phrase));
    const heading = sectionOf(cell, sections);
    const isOver = cell.page === buyer.page && cell.y1 < buyer.box.y0;
    if (!label || !isOver || (heading && heading.kind !== 'supplier')) return [];
    const behind = wordsBehind(cell, label);
    const words = [...behind, ...goneOn(text, cell, behind)];
    const name = nameOfLine(written(words));
    if (!looksLikeName(name) || squeeze(name) === squeeze(buyer.value)) return [];
    return [candidate(name, BY_LABEL, cell.page, words)];
  });
}

/** 'Razón social: SERVICIOS DEL EJEMPLO' over 'MUESTRASALUD MODELA S.A.': a name whose form of law stands at the label's edge in the next line. */
function goneOn(text: DocumentText, cell: Cell, words: readonly Word[]): readonly Word[] {
  if (words.length === 0 || hasLegalForm(written(words))) return [];
  const isRest = ({ labels, text: line }: Cell) => labels.length === 0 && hasLegalForm(line) && looksLikeName(line);
  return lineUnder(text, cell, isRest)?.words ?? [];
}

/**
 * 'Muestra Viajes S.A RUT: 76.086.428-5', where the same number stands above it, and not among the buyer's facts: whoever it is printed for
 * twice has sent the paper, though his name on top is a picture.
 */
export function fromNumberedNames(text: DocumentText, sections: readonly Section[]): Candidate[] {
  return text.cells.flatMap((cell) => {
    const label = cell.labels.find((one) => one.from > 0 && weightOf(one, 'vatNumber') > 0);
    const words = label ? cell.words.slice(0, label.from) : [];
    const name = nameOfLine(written(words));
    const number = label ? squeeze(wordsBehind(cell, label)[0]?.text ?? '') : '';
    if (number.length < SHORTEST_NUMBER || !/\d{5}/.test(number) || !hasLegalForm(name) || !looksLikeName(name))
      return [];
    const isAgain = text.cells.some(
      (other) =>
        other.row < cell.row && squeeze(other.text).includes(number) && sectionOf(other, sections)?.kind !== 'buyer',
    );
    return isAgain ? [candidate(name, BY_NUMBER, cell.page, words)] : [];
  });
}
const SHORTEST_NUMBER = 8;
const BY_NUMBER = 0.6;

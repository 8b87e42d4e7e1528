import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import { heightShare, written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { looksLikeName } from './party-names.ts';

/** Above this share of a page stands who sends it. */
const TOP = 0.25;
/** Less than a heading of the seller's: the form does not say whose name it asks for. */
const BY_ITS_LABEL = 0.45;
/** Words for a company's own name: 'Name' may be anybody's. */
const OF_COMPANY =
  /societe|raisonsociale|company|business|firma|firmenname|unternehmen|empresa|razonsocial|ragionesociale|bedrijfsnaam|nazwafirmy/;

/** 'Nom de société : Muster' on top of the first page, under no heading and the only such line: who fills in the form. */
export function fromNamedOnTop(text: DocumentText, sections: readonly Section[]): Candidate[] {
  const first = text.pages[0]?.number;
  const said = text.cells.flatMap((cell) => {
    const [label] = cell.labels;
    const isName = label?.from === 0 && label.announces && weightOf(label, 'partyName') > 0;
    return isName && OF_COMPANY.test(label.phrase) ? [{ cell, label }] : [];
  });
  const [only] = said;
  if (!only || said.length > 1 || only.cell.page !== first || heightShare(text, only.cell) > TOP) return [];
  if (sectionOf(only.cell, sections)) return [];
  const [value] = neighboursOf(text, only.cell, only.label);
  const name = nameOfLine(written(value?.words ?? []));
  return value && value.relation !== 'below' && looksLikeName(name)
    ? [candidate(name, BY_ITS_LABEL, value.cell.page, value.words)]
    : [];
}

import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import { numberAbroad } from './numbers-abroad.ts';

/** 'GODE561231GR8' under 'Emisor:', which tax and no more: letters of a name, a day, and a check digit that holds. */
const RFC = /^\W*[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[\dA]\W*$/;
/** 'RFC del PAC:', 'RFC Prov. Certif.:', 'RFC proveedor de certificación': of who stamps the paper for the tax office. */
const CERTIFIER = /^(?:pac|prov|proveedor|certif)/i;

/** Whether a label names the number of who certified the paper, which is nobody's who sells or buys. */
export const isCertifiers = ({ words }: Cell, label: Label): boolean =>
  label.phrase.startsWith('rfc') && words.slice(label.to, label.to + 2).some(({ text }) => CERTIFIER.test(text));

/** Cells that hold a certifier's number: they would be read as a number that no label names. */
export function certifiersCells(text: DocumentText): ReadonlySet<Cell> {
  return new Set(
    text.cells.flatMap((cell) =>
      cell.labels
        .filter((label) => weightOf(label, 'vatNumber') > 0 && isCertifiers(cell, label))
        .flatMap((label) => neighboursOf(text, cell, label).map((neighbour) => neighbour.cell)),
    ),
  );
}

/** Mexico's number where no label names it. */
export const isMexican = (word: Cell['words'][number]): boolean =>
  RFC.test(word.text) && numberAbroad('rfc', [word])?.holds === true;

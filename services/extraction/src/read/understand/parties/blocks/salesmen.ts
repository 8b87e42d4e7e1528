import type { Label } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import { hasLegalForm } from '../names/party-names.ts';

/** What Spanish, Portuguese and French call a seller, and whoever sells for him. */
const EITHER: ReadonlySet<string> = new Set(['vendedor', 'vendeur']);

/** 'Verkäufer: MUSTER' on a shop's paper: who sells in his own name has more than one. */
const IN_SHOP = 'verkaufer';

/** Mexico's tax office names whoever sells 'emisor' on its papers: another 'vendedor' on them is a clerk. */
const isOfMexico = oncePerDocument(({ cells }) => cells.some(({ text }) => /\bCFDI\b/.test(text)));

/** 'Vencimiento 14/03/2026' over 'Vendedor   ANA' over 'Condiciones   30 días': a fact among others, which names who serves the client. */
export function isSalesman(text: DocumentText, cell: Cell, { phrase, to }: Label): boolean {
  const { rows } = text;
  if (phrase === IN_SHOP) return /^\p{L}+$/u.test(wordsBehind(cell, to));
  if (!EITHER.has(phrase)) return false;
  const beside = to < cell.words.length ? cell : rows[cell.row]?.cells[cell.column + 1];
  // 'Vendedor: 21' is a clerk by his number.
  if (/^[^\p{L}\d]*\d{1,4}$/u.test(wordsBehind(cell, to))) return true;
  const isFact = (row: number) =>
    rows[row]?.cells.some(
      ({ page, x0, x1, labels: [label] }) =>
        page === cell.page &&
        Math.min(Math.abs(x0 - cell.x0), Math.abs(x1 - cell.x1)) < cell.y1 - cell.y0 &&
        label?.from === 0,
    ) === true;
  const isAmongFacts = () => isOfMexico(text) || isFact(cell.row - 1) || isFact(cell.row + 1);
  return beside !== undefined && !hasLegalForm(beside.text) && isAmongFacts();
}

const wordsBehind = ({ words }: Cell, to: number): string =>
  words
    .slice(to)
    .map(({ text }) => text)
    .join(' ');

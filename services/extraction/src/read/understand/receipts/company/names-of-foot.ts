import { boundsOf } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { hasForm } from '../till/till-places.ts';
import { isScrawl, nameOf } from './receipt-names.ts';

/** What a company is registered by, as a label before its number. */
const NUMBERED =
  /\b(?:c\.?i\.?f|n\.?i\.?f|siret|siren|p\.? ?iva|ust-?id(?:nr)?|uid|nip|cnpj|nit|rut|ruc|trn)\b\W{0,4}(?=\S*\d{4})/;
/** A name and the number behind it: 'QUELLA MODA, S.A. CIF: A-58818501'. */
const BEHIND = new RegExp(String.raw`^(.*\S)\W+${NUMBERED.source}`, 'u');

/** So many rows under a heading of the customer's stand his facts. */
const OF_CUSTOMER = 6;
const CUSTOMER = /\b(?:client[ei]?|customer|kunde|acheteur|comprador|datos factura|facturar a)\b/;

/** Above what a sign over the door scores. */
const SCORE = 0.9;

/**
 * A name in law outside of the head of a receipt whose number in a register stands on its row, or right over it or under it: who sells
 * under a sign, which is printed on top ('QUELLA' over the items, 'QUELLA MODA, S.A. CIF: A-58818501' in the foot).
 */
export function namesOfFoot(text: DocumentText, isOfHead: (row: TextRow) => boolean): Candidate[] {
  return text.rows.flatMap((row, at): Candidate[] => {
    if (isOfHead(row) || row.cells.some(({ labels: [label] }) => label?.from === 0 && weightOf(label, 'partyName') > 0))
      return [];
    const behind = BEHIND.exec(fold(row.text))?.[1];
    const said = behind === undefined ? row.text : row.text.slice(0, behind.length);
    const name = nameOf(said);
    const isBeside = [at - 1, at + 1].some((near) => STARTS.test(fold(text.rows[near]?.text ?? '')));
    const isPrincipal = PRINCIPAL.test(fold(text.rows[at - 1]?.text ?? ''));
    if (!hasForm(name) || (behind === undefined && !isBeside && !isPrincipal) || isCustomers(text, at)) return [];
    const words = row.cells.flatMap((cell) => cell.words).slice(0, name.split(' ').length);
    if (isScrawl(words)) return [];
    return [{ ...candidate(name, SCORE, row.page, words), box: boundsOf(words) }];
  });
}
/** 'Verkauf von Kraftstoffen erfolgt in Namen und für Rechnung der' over a name: whose agent the shop is, who sells (§ 164 BGB). */
const PRINCIPAL = /\bi[mn] namen und (?:fur|auf) rechnung (?:der|des|von)\W*$/;
const STARTS = new RegExp(String.raw`^\W*${NUMBERED.source}`, 'u');

const isCustomers = (text: DocumentText, at: number): boolean =>
  text.rows.slice(Math.max(0, at - OF_CUSTOMER), at + 1).some((row) => CUSTOMER.test(fold(row.text)));

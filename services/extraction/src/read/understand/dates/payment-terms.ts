import { best, type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/label.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';

const PERIOD =
  /\b\d{1,3} ?(?:days?|jours?|tagen?|dias|giorni|dagen)\b|\bnet \d{1,3}\b|upon receipt|a reception|bei erhalt|sofort|comptant|due immediately|al contado|rimessa diretta/;
const PAYING =
  /\b(?:pay|paid|payable|payment|due|net|netto|zahlbar|zahlung|zahlungsziel|paiement|payer|reglement|reception|pago|pagamento|betaling|betalen|skonto)\b/;

/** 'Terms & Conditions': of all that was agreed, not of payment. */
const ANY_TERMS = /^(?:&|and|et|und|y|e|en)$/i;

/** BT-20: the words at their label, or the sentence that gives the period. */
export function findPaymentTerms(text: DocumentText): Candidate | undefined {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      if (label.from > 1 || weightOf(label, 'paymentTerms') === 0 || ANY_TERMS.test(cell.words[label.to]?.text ?? ''))
        continue;
      const near = neighboursOf(text, cell, label)[0];
      const words = near?.words.map((word) => word.text).join(' ') ?? '';
      if (near && /\p{L}{2}|\d+ ?\p{L}/u.test(words) && words.length > 3)
        found.push(candidate(words.slice(0, 300), near.relation === 'below' ? 0.55 : 0.8, near.cell.page, near.words));
    }
    const folded = fold(cell.text);
    if (PERIOD.test(folded) && PAYING.test(folded))
      found.push(candidate(cell.text.slice(0, 300), 0.6, cell.page, cell.words));
  }
  return best(found);
}

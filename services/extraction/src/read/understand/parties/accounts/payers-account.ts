import type { Candidate } from '../../candidate.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** No more than this up to the account itself, and nobody else's account named in between: 'von Ihrem Konto auf unser …'. */
const UP_TO = String.raw`(?:(?!\b(?:auf|to|unser\p{L}*|our|notre|nuestr[ao]|nostro|onze?)\b)[^.!?]){0,40}$`;
/** What money lies on. */
const ACCOUNT = String.raw`(?:konto\p{L}*|bankverbindung|comptes?|domiciliation|banque|rib|account|cuenta|domiciliacion|conto|rekening|iban)\b`;

/** 'von Ihrem Konto', 'sur votre compte', 'en su cuenta', 'Ihre IBAN': whoever reads the invoice is spoken to. */
const YOURS = new RegExp(
  String.raw`\b(?:ihr(?:e[mnrs]?)?|vo(?:tre|s)|your|sus?|suo|vostro|uw)(?: bank)? ?${ACCOUNT}${UP_TO}`,
  'u',
);
/** 'Lastschrifteinzug … von Konto': fetched from there. */
const FETCHED = new RegExp(
  String.raw`\b(?:lastschrift\p{L}*|abgebucht|abbuch\p{L}*|eingezogen|einzieh\p{L}*|einzug|preleve\p{L}*|prelevement|debited?|cargar\p{L}*|domiciliad\p{L}*|addebit\p{L}*)\b.*\b(?:von|from|sur|du|de|en|van|dal) ${ACCOUNT}${UP_TO}`,
  'u',
);
/** 'IBAN du débiteur', 'Debtor account'. */
const DEBTORS = new RegExp(
  String.raw`\b(?:debiteur|debtor|zahlungspflichtig\p{L}*|deudor|debitore)(?:'s)?\b${UP_TO}`,
  'u',
);

/** 'Bonifico bancario su IBAN …': Italy's 'on', and not Spain's 'your'. */
const TRANSFERRED = /\bbonific[oi]\b.* su iban\W*$/u;

/** Whether an account is the one that the money is fetched from: by the words before it in its line, or where that began. */
function isPayers(text: DocumentText, { page, box }: Candidate): boolean {
  return text.cells.some((cell) => {
    if (cell.page !== page || cell.y0 > box.y0 || cell.y1 < box.y1 || cell.x0 > box.x0 || cell.x1 < box.x1)
      return false;
    const before = cell.words.filter((word) => word.x0 < box.x0).map((word) => word.text);
    const left = text.rows[cell.row]?.cells.slice(0, cell.column).map((other) => other.text) ?? [];
    const over = text.rows[cell.row - 1]?.text ?? '';
    const own = fold([...left, ...before].join(' '));
    const said = /^\p{Ll}/u.test(cell.text) || own === '' ? `${fold(over)} ${own}` : own;
    return [YOURS, FETCHED, DEBTORS].some((pattern) => pattern.test(said.trim())) && !TRANSFERRED.test(said);
  });
}

/** The accounts without the payer's, which a notice of a direct debit prints: nobody is paid there. */
export const withoutPayers = (text: DocumentText, ibans: readonly Candidate[]): readonly Candidate[] =>
  ibans.filter((iban) => !isPayers(text, iban));

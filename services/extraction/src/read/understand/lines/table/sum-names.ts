import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What names a sum of an invoice. */
const SUMS = ['netTotal', 'grossTotal', 'lineSum', 'amountDue', 'vatTotal', 'taxBase', 'prepaid', 'rounding'] as const;

/** A word of other things: three letters. */
const WORD = /\p{L}{3}/u;
/** What is said of a sum behind its name: its currency, and whether VAT is in it. */
const OF_SUM =
  /^(?:eur|euros?|usd|gbp|chf|pln|czk|sek|nok|dkk|hors|taxes?|taxe|excl|incl|excluding|including|exkl|inkl|exc|inc|vat|tva|iva|btw|mwst|ust|moms|ttc|netto?|brutto|zzgl|due|payable|only)[.:,]*$/;

/** 'VAT return Q1', 'Total redesign', 'Solde sur devis 118': a word of sums that goes on with one of other things, and so no sum's name. */
const goesOn = ({ words }: Pick<Cell, 'words'>, { to }: Label): boolean =>
  words.slice(to).some(({ text }) => WORD.test(text) && !OF_SUM.test(fold(text).replace(/[()]/g, '')));

/** Whether a row is called a sum of the invoice, and nothing else. 'Transport' is what is charged too. */
export const isSumOf = ({ cells }: TextRow): boolean =>
  cells.some((cell) => {
    const label = cell.labels.find(({ from }) => from === 0);
    return label !== undefined && isNameOfSum(label) && !goesOn(cell, label);
  });

const isNameOfSum = (label: Label): boolean =>
  weightOf(label, 'charges') === 0 && SUMS.some((role) => weightOf(label, role) >= 0.6);

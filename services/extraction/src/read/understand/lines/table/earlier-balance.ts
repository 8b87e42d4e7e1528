import type { TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What was owed before, as bills of utilities begin their charges with it. */
const EARLIER =
  /^(?:previous|opening) balance$|^balance forward$|^solde (?:anterieur|precedent|reporte)$|^saldo (?:anterior|precedente)$|^saldovortrag$/;

/** 'Balance Forward 80.00' over the charges of a month: part of what is to be paid, and nothing that was sold. */
export const isEarlierBalance = ({ cells: [first, ...more] }: TextRow): boolean =>
  first !== undefined && more.length <= 1 && namesEarlierBalance(first.text);

/** Whether a text is what such a balance is called, and nothing more. */
export const namesEarlierBalance = (text: string): boolean => EARLIER.test(fold(text.replace(/[\s*:.]+$/, '')));

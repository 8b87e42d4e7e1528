import type { TextRow } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';

/** '03/2026', 'JUL/2026': the month that a bill is for. */
const MONTH = /^(?:\d{2}|\p{Lu}{3})\/\d{4}$/u;
const DAY = /^\d{2}\/\d{2}\/\d{4}$/;
const MONEY = /^R\$ ?\d/;

/**
 * '03/2026     12/04/2026     R$ 300,10': the month, the last day and what is due then, in a row of its own on the bills of Brazil, where
 * labels are as often part of a picture.
 */
export function dueBesideItsDay({ cells }: TextRow, amounts: readonly Amount[]): Amount | undefined {
  const [month, day, money, ...others] = cells;
  const isRow =
    others.length === 0 && MONTH.test(month?.text ?? '') && DAY.test(day?.text ?? '') && MONEY.test(money?.text ?? '');
  return isRow ? amounts.find(({ cell, isMoney }) => isMoney && cell === money) : undefined;
}

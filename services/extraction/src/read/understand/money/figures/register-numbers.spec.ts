import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findRoles } from '../roles/amount-roles.ts';
import { findAmounts } from './amounts.ts';

const vatOf = (typed: string) => {
  const text = toDocumentText([typedPage(typed)]);
  return findRoles(text, findAmounts(text, 'point')).flatMap(({ amount, scores }) =>
    scores.vatTotal ? [amount.value.toFixed()] : [],
  );
};

it("a register's number behind the tax's name is no amount of it", () => {
  expect(vatOf('Total invoice     741.50\nGST 102869713')).toEqual([]);
  expect(vatOf('Total invoice     73892\nGST 10286')).toEqual(['10286']);
});

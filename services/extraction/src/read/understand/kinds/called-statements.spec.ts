import { expect, test } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { findDocumentKind } from './document-kind.ts';

const kindOf = (lines: readonly string[]) => findDocumentKind(toDocumentText([typedPage(lines.join('\n'))]));

test('a bill that is called a statement is one by its number, its day, its VAT and what is due', () => {
  const bill = [
    'Statement',
    'Invoice number     37001753-4',
    'Invoice date       24/07/2026',
    'VAT 15 %           840.00',
    'Amount due         6,440.00',
  ];
  expect(kindOf(bill)).toBeUndefined();
  for (const at of [1, 2, 3, 4]) expect(kindOf(bill.filter((_, row) => row !== at))).toBe('STATEMENT');
});

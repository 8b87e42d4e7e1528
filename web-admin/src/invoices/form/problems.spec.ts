import { expect, it } from 'vitest';
import { emptyLine, formOf } from './invoice-form.ts';
import { withValue } from './places.ts';
import { placedInForm, standingProblems } from './problems.ts';

const form = formOf(
  { grossTotal: '1.00', vat: [{ rate: '20', base: '1', amount: '1' }], lines: [{ netTotal: '1' }, { netTotal: '2' }] },
  '.',
);

it('a problem is of the row that was sent, whatever rows were left empty', () => {
  const sent = { ...form, lines: [emptyLine('x'), ...form.lines] };
  const problems = { 'lines.1.netTotal': 'a', 'vat.0.rate': 'b', 'lines.7.netTotal': 'c', grossTotal: 'd', lines: 'e' };
  expect(placedInForm(problems, sent)).toEqual({
    'lines.2.netTotal': 'a',
    'vat.0.rate': 'b',
    'lines.7.netTotal': 'c',
    grossTotal: 'd',
    lines: 'e',
  });
});

it('a problem stands until its value is corrected', () => {
  const problems = { grossTotal: 'not so', 'lines.1.netTotal': 'no amount', lines: 'too many' };
  const corrected = withValue(form, 'grossTotal', '2.00');
  expect(standingProblems(problems, form, form)).toEqual(problems);
  expect(standingProblems(problems, form, corrected)).toEqual({ 'lines.1.netTotal': 'no amount', lines: 'too many' });
});

it('a problem goes where its row goes', () => {
  const without = (row: number) => ({ ...form, lines: form.lines.filter((_, at) => at !== row) });
  const problems = { 'lines.1.netTotal': 'no amount' };
  expect(standingProblems(problems, form, without(0))).toEqual({ 'lines.0.netTotal': 'no amount' });
  expect(standingProblems(problems, form, without(1))).toEqual({});
});

import { existsSync, readFileSync } from 'node:fs';
import {
  CHANGE_KINDS,
  CHANGE_STATES,
  CIVILITIES,
  HISTORY_ACTIONS,
  IGNORED_ROLES,
  INVOICE_STATUSES,
  JOBS,
  LEGAL_FORMS,
  ORDER_STATUSES,
  REJECT_REASONS,
  ROLES,
  SETTINGS,
  USER_STATUSES,
} from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { inCheckout } from '../deploy/checkout.ts';
import { faultsOf, openOf, proofsOf, specificationRows } from './specification-table.ts';

const page = readFileSync(inCheckout('docs', 'specification.md'), 'utf8');
const rows = specificationRows(page);
const sources = new Map<string, string | undefined>();
function sourceOf(file: string): string | undefined {
  if (!sources.has(file)) {
    const path = inCheckout(file);
    sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  }
  return sources.get(file);
}

test('every row of docs/specification.md names a test that there is, or says what is open', () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.flatMap((row) => faultsOf(row, sourceOf))).toEqual([]);
});

test('docs/specification.md counts its own rows right', () => {
  const proven = rows.filter((row) => openOf(row) === undefined);
  const partly = rows.filter((row) => openOf(row) !== undefined && proofsOf(row).length > 0);
  const [, ...said] = /(\d+) rows: (\d+) proven, (\d+) proven in part, (\d+) open/.exec(page) ?? [];
  const open = rows.length - proven.length - partly.length;
  expect(said.map(Number)).toEqual([rows.length, proven.length, partly.length, open]);
});

test('every setting, status, history action, role and reference the contracts know has a row', () => {
  const named = new Set(rows.flatMap(({ name }) => [...name.matchAll(/`([^`]+)`/g)].map(([, code]) => code)));
  const codes = [
    ...Object.values(SETTINGS).flatMap((module) => Object.keys(module)),
    ...INVOICE_STATUSES,
    ...HISTORY_ACTIONS,
    ...REJECT_REASONS,
    ...USER_STATUSES,
    ...ORDER_STATUSES,
    ...CHANGE_STATES,
    ...CHANGE_KINDS,
    ...ROLES,
    ...IGNORED_ROLES,
    ...JOBS,
    ...CIVILITIES,
    ...LEGAL_FORMS,
  ];
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
});

const HEAD = '| what | where | proof |\n|---|---|---|\n';
const FILE =
  "it.each([1])('a thing %i is so', () => {});\ntest.skip('later', () => {});\ndescribe('a part', () => {});\n";

test.each([
  ['no proof', '| a | b | |', 'names neither a test nor what is open'],
  ['a bare word', '| a | b | open |', 'names neither a test nor what is open'],
  ['a file that is not there', '| a | b | `gone.spec.ts › a thing %i is so` |', 'is not there'],
  ['a title nobody wrote', '| a | b | `a.spec.ts › a thing is so` |', 'is no test of'],
  ['a test that is skipped', '| a | b | `a.spec.ts › later` |', 'is no test of'],
  ['a heading over tests', '| a | b | `a.spec.ts › a part` |', 'is no test of'],
  ['words beside its proof', '| a | b | `a.spec.ts › a thing %i is so` surely |', 'has more than'],
])('a row with %s is found', (_what, row, fault) => {
  const [first, ...others] = specificationRows(`${HEAD}${row}\n`);
  expect(others).toEqual([]);
  const read = (file: string) => (file === 'a.spec.ts' ? FILE : undefined);
  expect(first && faultsOf(first, read).join('\n')).toContain(fault);
});

test.each([
  '`a.spec.ts › a thing %i is so`',
  'open: comes with orders',
  '`a.spec.ts › a thing %i is so`<br>open: the rest of it',
])('a row with %s is taken', (proof) => {
  const [row] = specificationRows(`${HEAD}| a | b | ${proof} |\n`);
  expect(row && faultsOf(row, () => FILE)).toEqual([]);
});

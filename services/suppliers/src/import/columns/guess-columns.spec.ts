import { IMPORT_FIELDS, LANGUAGES } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { guessColumns, isMapping } from './guess-columns.ts';
import { COLUMN_LABELS } from './labels.ts';

test.each(LANGUAGES)('every column of the template is known by its name in %s', (language) => {
  const header = IMPORT_FIELDS.map((field) => `${COLUMN_LABELS[field][language]} *`);
  expect(guessColumns(header, new Map())).toEqual([...IMPORT_FIELDS]);
});

test('headers are known without case, accents and signs; the first of two has the field, and what nobody knows is not read', () => {
  const header = ['RAISON  SOCIALE:', 'n° tva', 'E-MAIL', 'Mail', 'Comments', ''];
  expect(guessColumns(header, new Map())).toEqual(['raisonSociale', 'vatNumber', 'email', null, null, null]);
});

test('what somebody said of a header goes before what its words say, also that it is not read', () => {
  const said = new Map([
    ['comments', 'function' as const],
    ['e mail', null],
  ]);
  expect(guessColumns(['E-mail', 'Comments', 'Mail'], said)).toEqual([null, 'function', 'email']);
});

test('columns can be read where one is the name and nothing comes from two', () => {
  expect(isMapping(['raisonSociale', null, 'email'])).toBe(true);
  expect(isMapping(['email'])).toBe(false);
  expect(isMapping(['raisonSociale', 'email', 'email'])).toBe(false);
});

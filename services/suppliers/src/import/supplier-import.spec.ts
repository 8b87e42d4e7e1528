import { IMPORT_STATES } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { decideImport, doneRows, type ImportCommand, recounted, type SupplierImport } from './supplier-import.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const mapping = { columns: [], defaults: { kind: 'supplier' } } as const;
const it = (more: Partial<SupplierImport>): SupplierImport => ({
  ...{ id: 'i', version: 4, state: 'CHECKED', run: 2, fileName: 'f.zip', fileId: 'f', sheetName: 's.csv', header: [] },
  ...{ samples: [], mapping: { columns: [], defaults: { kind: 'supplier' } }, checkId: 'c', rowCount: 3 },
  ...{ counts: { CREATE: 2, REFUSED: 1 }, by: { id: 'u', name: 'U' }, createdAt: NOW, updatedAt: NOW },
  ...more,
});
const allowed = (command: ImportCommand, more: Partial<SupplierImport> = {}) =>
  IMPORT_STATES.filter((state) => !('refused' in decideImport(it({ state, ...more }), command, NOW)));
const at = (command: ImportCommand, more: Partial<SupplierImport>) => decideImport(it(more), command, NOW);

test('each command is taken in its states alone', () => {
  const idle = ['MAPPING', 'CHECKED', 'STOPPED', 'DONE', 'FAILED'];
  expect(allowed({ name: 'map', mapping: { ...mapping, columns: [] } })).toEqual(idle);
  expect(allowed({ name: 'start' })).toEqual(idle);
  expect(allowed({ name: 'remove' })).toEqual(idle);
  expect(allowed({ name: 'stop' })).toEqual(['CHECKING', 'IMPORTING']);
  expect(allowed({ name: 'checked', run: 2, checkId: 'd', counts: {} })).toEqual(['CHECKING']);
  expect(allowed({ name: 'written', run: 2, counts: {} })).toEqual(['IMPORTING']);
  expect(allowed({ name: 'fail', run: 2, problem: { code: 'import.damaged', params: {} } })).toEqual([
    'CHECKING',
    'IMPORTING',
  ]);
});

test('an older run counts for nothing, and nothing is written again once rows are', () => {
  expect(allowed({ name: 'written', run: 1, counts: {} })).toEqual([]);
  expect(allowed({ name: 'checked', run: 1, checkId: 'd', counts: {} })).toEqual([]);
  expect(allowed({ name: 'map', mapping: { ...mapping, columns: [] } }, { counts: { CREATED: 1 } })).toEqual([]);
  expect(allowed({ name: 'start' }, { counts: { CREATED: 2, CHOOSE: 1 } })).toEqual([]);
});

test('it is done when no row is left to write, and goes on where it stopped', () => {
  expect(at({ name: 'written', run: 2, counts: { CREATED: 2, CREATE: 1 } }, { state: 'IMPORTING' })).toMatchObject({
    state: 'IMPORTING',
    version: 5,
  });
  expect(at({ name: 'written', run: 2, counts: { CREATED: 2, CHOOSE: 1 } }, { state: 'IMPORTING' })).toMatchObject({
    state: 'DONE',
  });
  const again = at({ name: 'start' }, { state: 'STOPPED', counts: { CREATED: 2, CREATE: 1 } });
  expect(again).toMatchObject({ state: 'IMPORTING', run: 3, counts: { CREATED: 2, CREATE: 1 } });
});

test('progress is what is read in the dry run, and what is written after it', () => {
  expect(doneRows(it({ state: 'CHECKING', counts: { CREATE: 200, REFUSED: 50 } }))).toBe(250);
  expect(doneRows(it({ state: 'IMPORTING', counts: { CREATED: 200, UPDATED: 10, CREATE: 50 } }))).toBe(210);
  expect(
    recounted({ CREATE: 2, REFUSED: 1 }, [
      { from: 'CREATE', to: 'CREATED' },
      { from: 'CREATE', to: 'CHOOSE' },
    ]),
  ).toEqual({ REFUSED: 1, CREATED: 1, CHOOSE: 1 });
});

import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@comptoir/storage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, workbookOf, zipOf } from '../../testing/zips.ts';
import { readCells } from './read-cells.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetRow } from './sheet-row.ts';

const gathered = async (rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> => {
  const all: SheetRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
};
async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const csv = (bytes: Buffer, size = 7) => gathered(readCsv(() => inChunks(bytes, size), 's.csv'));
const workbook = async (bytes: Buffer) => {
  const path = join(tmpdir(), `comptoir-spec-${newId()}.xlsx`);
  await writeFile(path, bytes);
  return gathered(readWorkbook(path, 's.xlsx'));
};
const cellsOf = (rows: readonly SheetRow[]) => rows.map(({ cells }) => cells);
const ROWS = [
  ['Nom', 'Ville'],
  ['Société “Été” & fils', 'Orléans'],
];

test.each([
  ['UTF-8', Buffer.from(csvText(ROWS))],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${csvText(ROWS)}`)],
  ['Windows-1252', Buffer.from(csvText(ROWS).replace('“', '\x93').replace('”', '\x94'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${csvText(ROWS)}`, 'utf16le')],
])('a CSV in %s is read', async (_encoding, bytes) => {
  expect(cellsOf(await csv(bytes))).toEqual(ROWS);
});

test.each([';', ',', '\t', '|'])(
  'a CSV separated by %j is read, with its quotes and lines inside of them',
  async (delimiter) => {
    const text = ['"a ""b"" c"', 'plain', '"two\r\nlines"'].join(delimiter);
    expect(cellsOf(await csv(Buffer.from(`x${delimiter}y${delimiter}z\r\n${text}\r\n`)))[1]).toEqual([
      'a "b" c',
      'plain',
      'two\r\nlines',
    ]);
  },
);

test('blank rows are passed over and the others keep their lines', async () => {
  expect(await csv(Buffer.from('a;b\r\n;\r\n\r\nc;\r\n'))).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 4, cells: ['c'] },
  ]);
});

test('what is written to a workbook or a CSV is what is read, whatever is in it', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim());
  const sheet = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(sheet, async (given) => {
      // Quotes led in by an apostrophe are what reading takes off.
      const rows = given.map((cells) => ['first', ...cells.map((text) => text.replace(/^'+/, '')), 'last']);
      expect(cellsOf(await workbook(await workbookOf(rows)))).toEqual(rows);
      expect(cellsOf(await csv(Buffer.from(csvText(rows))))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test('cells stand where their reference says, as text a person sees', async () => {
  const xml =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3" t="s"><x:v>1</x:v></x:c><x:c r="D3"><x:v>7.3282932000074E13</x:v></x:c><x:c r="E3" t="str"><x:f>A1</x:f><x:v>made</x:v></x:c><x:c r="F3" t="e"><x:v>#REF!</x:v></x:c><x:c r="G3"><x:v>0.5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const rows = await gathered(readCells(inChunks(Buffer.from(xml), 11), ['zero', 'one'], 's.xlsx'));
  expect(rows).toEqual([{ row: 3, cells: ['', 'one', '', '73282932000074', 'made', '', '0.5'] }]);
});

test('of a workbook the first sheet that is shown is read', async () => {
  const part = (text: string) =>
    `<worksheet><sheetData><row><c t="inlineStr"><is><r><t>${text}</t></r><rPh><t>beside</t></rPh></is></c></row></sheetData></worksheet>`;
  const bytes = await zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet state="hidden" r:id="a"/><sheet r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="/xl/worksheets/b.xml"/></Relationships>',
    'xl/worksheets/a.xml': part('hidden'),
    'xl/worksheets/b.xml': part('shown'),
  });
  expect(cellsOf(await workbook(bytes))).toEqual([['shown']]);
});

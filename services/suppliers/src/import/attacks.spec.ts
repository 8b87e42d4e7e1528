import { setInterval } from 'node:timers';
import { anAdmin } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { importDesk, MANAGER } from '../testing/import-desk.ts';
import { csvText, patched, renamed, zipOf, zipOfMany } from '../testing/zips.ts';

const desk = await importDesk();
const HEADER = ['Name', 'Third-party account', 'Company code', 'Email', 'Account manager', 'Logo'];
const ROW = ['Firm', 'F', '1', 'firm@firm.example', MANAGER, 'logo.png'];
const SHEET = csvText([HEADER, ROW], ',');
const ZEROS = Buffer.alloc(900_000);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with a part of its own in the place of one that it has, or beside those. */
async function workbookWith(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c t="s"><v>0</v></c></row><row r="2"><c t="s"><v>0</v></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Name</t></si></sst>`,
    ...parts,
  });
}
const sheetXml = (head: string, text: string): string =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
const inZip = async (workbook: Buffer): Promise<Buffer> => zipOf({ 's.xlsx': workbook });
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`).join('')}]>`;
const noise = (bytes: number): string => {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(97 + ((state >>> 16) % 26));
  }).join('');
};
const many = (count: number): string[] => ['s.csv', ...Array.from({ length: count }, (_, n) => `f/${n}.png`)];

const whole = await zipOf({ 's.csv': SHEET, 'xx/evil.png': 'x' });
const ATTACKS: ReadonlyArray<readonly [string, string, () => Buffer | Promise<Buffer>]> = [
  ['a path that leaves the folder', 'import.unsafePath', () => renamed(whole, 'xx/evil.png', '../evil.png')],
  [
    'a path that leaves it from inside',
    'import.unsafePath',
    async () => renamed(await zipOf({ 's.csv': SHEET, 'a/bb/evil.png': 'x' }), 'a/bb/evil.png', 'a/../../e.png'),
  ],
  ['a backslash path that leaves it', 'import.unsafePath', () => renamed(whole, 'xx/evil.png', '..\\evil.png')],
  ['an absolute path', 'import.unsafePath', () => renamed(whole, 'xx/evil.png', '/x/evil.png')],
  ['a drive', 'import.unsafePath', () => renamed(whole, 'xx/evil.png', 'C:/evil.png')],
  [
    'a symbolic link',
    'import.unsafePath',
    () => zipOf({ 's.csv': SHEET, 'logo.png': { bytes: '/etc/passwd', mode: 0o120777 } }),
  ],
  ['a device', 'import.unsafePath', () => zipOf({ 's.csv': SHEET, 'logo.png': { bytes: '', mode: 0o020666 } })],
  ['an encrypted entry', 'import.encrypted', () => patched(whole, 's.csv', 'flags', 0x801)],
  ['a bomb of one file', 'import.tooBig', () => zipOf({ 's.csv': SHEET, 'logo.png': Buffer.alloc(30_000_000) })],
  ['a bomb of one sheet', 'import.tooBig', () => zipOf({ 's.csv': Buffer.alloc(30_000_000, 0x61) })],
  ['a bomb of many small files', 'import.tooBig', () => zipOfMany(many(600), ZEROS)],
  [
    'a sheet past its limit',
    'import.tooBig',
    () => zipOf({ 's.csv': { bytes: Buffer.alloc(41_000_000, 0x61), compress: false } }),
  ],
  ['a zip in the zip', 'import.nestedArchive', async () => zipOf({ 's.csv': SHEET, 'inner.zip': whole })],
  ['100,000 entries', 'import.tooManyEntries', () => zipOfMany(many(100_000), Buffer.from(SHEET))],
  ['no sheet', 'import.noSheet', () => zipOf({ 'logo.png': 'x' })],
  ['two sheets', 'import.severalSheets', () => zipOf({ 'a.csv': SHEET, 'b/c.csv': SHEET })],
  ['a zip cut short', 'import.damaged', () => whole.subarray(0, whole.length - 30)],
  ['a zip cut in its middle', 'import.damaged', () => whole.subarray(0, 60)],
  ['no zip at all', 'import.damaged', () => Buffer.from('%PDF-1.7 no zip')],
  ['nothing', 'import.damaged', () => Buffer.alloc(0)],
  ['a sheet that is larger than it says', 'import.damaged', () => patched(whole, 's.csv', 'size', 10)],
  ['a sheet that is smaller than it says', 'import.damaged', () => patched(whole, 's.csv', 'size', 10_000)],
  ['a sheet that is not what its checksum says', 'import.damaged', () => patched(whole, 's.csv', 'crc', 1)],
  ['a sheet without rows', 'import.emptySheet', () => zipOf({ 's.csv': 'Name\r\n\r\n' })],
  ['a workbook that is none', 'import.sheetDamaged', () => inZip(Buffer.from('PK nothing'))],
  [
    'a workbook with an outside entity',
    'import.sheetDamaged',
    async () =>
      inZip(
        await workbookWith({
          'xl/worksheets/sheet1.xml': sheetXml('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'),
        }),
      ),
  ],
  [
    'a workbook with entities of entities',
    'import.sheetDamaged',
    async () => inZip(await workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml(LAUGHS, '&h;') })),
  ],
  [
    'a workbook whose XML breaks off',
    'import.sheetDamaged',
    async () => inZip(await workbookWith({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c>' })),
  ],
  [
    'a workbook whose path leaves it',
    'import.sheetDamaged',
    async () => inZip(renamed(await workbookWith({ 'xx/evil.xml': 'x' }), 'xx/evil.xml', '../evil.xml')),
  ],
  [
    'a workbook whose sheet is a bomb',
    'import.tooBig',
    async () => inZip(await workbookWith({ 'xl/worksheets/sheet1.xml': Buffer.alloc(35_000_000, 0x20) })),
  ],
  [
    'huge shared strings',
    'import.tooBig',
    async () =>
      inZip(
        await workbookWith({ 'xl/sharedStrings.xml': `<sst>${`<si><t>${noise(2000)}</t></si>`.repeat(16_000)}</sst>` }),
      ),
  ],
  [
    'a cell without end',
    'import.sheetDamaged',
    async () => inZip(await workbookWith({ 'xl/sharedStrings.xml': `<sst><si><t>${noise(2_000_000)}</t></si></sst>` })),
  ],
  ['a cell longer than Excel takes', 'import.sheetDamaged', () => zipOf({ 's.csv': `Name\r\n${noise(33_000)}\r\n` })],
];

test.each(ATTACKS)('%s is refused as %s, and nothing is kept', async (_what, code, make) => {
  const answer = await desk.send(await make());
  expect([answer.code, answer.status]).toEqual([code, 422]);
  expect((await desk.ask<unknown[]>('/api/v1/supplier-imports')).body).toEqual([]);
  expect(await desk.service.database.connection.collection('files.files').countDocuments()).toBe(0);
});

test('what is wrong below the head of a sheet ends the dry run with its reason', async () => {
  const long = csvText([HEADER, ...Array.from({ length: 20_001 }, (_, n) => [`Firm ${n}`])], ',');
  const checked = await desk.check((await desk.send(await zipOf({ 's.csv': long }))).body);
  expect(checked).toMatchObject({ state: 'FAILED', problem: { code: 'import.tooManyRows' } });
  expect(await desk.rows(checked.id)).toEqual([]);
});

test('a logo or RIB that is not what the zip says refuses its row alone', async () => {
  const zip = await zipOf({ 's.csv': csvText([HEADER, ROW], ','), 'logo.png': 'no picture at all', 'b/logo.png': 'x' });
  for (const [bytes, code] of [
    [zip, 'logo_notValid'],
    [patched(zip, 'logo.png', 'size', 5), 'file_damaged'],
    [patched(zip, 'logo.png', 'crc', 5), 'file_damaged'],
    [patched(zip, 'logo.png', 'size', 3_000_000), 'file_tooLarge'],
  ] as const) {
    const sent = await desk.send(bytes);
    // Grown past the ratio, the zip itself is refused.
    if (code === 'file_tooLarge') {
      expect(sent.code).toBe('import.tooBig');
      continue;
    }
    expect(await desk.fates((await desk.check(sent.body)).id)).toEqual([`2 REFUSED logo=${code}`]);
  }
});

test('what is no form, no file or two files is refused', async () => {
  const send = (body: FormData) => desk.ask('/api/v1/supplier-imports', { method: 'POST', body });
  const form = (...files: Buffer[]): FormData => {
    const body = new FormData();
    for (const file of files) body.append('file', new Blob([new Uint8Array(file)]), '../../x.zip');
    body.append('more', 'x');
    return body;
  };
  expect((await send(form())).code).toBe('upload.noFile');
  expect((await send(form(whole, whole))).code).toBe('request.tooLarge');
  const headers = { 'content-type': 'application/json' };
  const json = await desk.ask('/api/v1/supplier-imports', { method: 'POST', headers, body: '{}' });
  expect(json.status).toBe(415);
});

test('attacks leave memory as it is: none takes 150 MB, all of them together leave none behind', async () => {
  const bombs: Buffer[] = await Promise.all(
    ATTACKS.filter(([what]) => /bomb|huge|entries|cell/.test(what)).map(async ([, , make]) => make()),
  );
  const rss = (): number => process.memoryUsage.rss() / 1_000_000;
  const before = rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, rss());
  }, 5);
  for (const bomb of bombs) expect((await desk.send(bomb, anAdmin())).status).toBe(422);
  clearInterval(watch);
  expect(peak - before).toBeLessThan(150);
});

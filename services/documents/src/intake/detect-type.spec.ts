import sharp from 'sharp';
import { expect, it } from 'vitest';
import { detectType, HEAD_BYTES } from './detect-type.ts';

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
const utf16 = (text: string, mark = '\uFEFF'): Buffer => Buffer.from(mark + text, 'utf16le');

it.each<[string, () => Promise<Buffer> | Buffer, string | undefined]>([
  ['a PDF', () => Buffer.from('%PDF-1.4\n'), 'application/pdf'],
  ['a PDF after a byte order mark', () => Buffer.from('\uFEFF%PDF-1.4\n'), 'application/pdf'],
  [
    'a PDF after some lines of a printer',
    () => Buffer.from(`\u001B%-12345X@PJL\r\n${' '.repeat(300)}%PDF-1.4\n`),
    'application/pdf',
  ],
  ['a PNG', () => picture.clone().png().toBuffer(), 'image/png'],
  ['a JPEG', () => picture.clone().jpeg().toBuffer(), 'image/jpeg'],
  ['a TIFF', () => picture.clone().tiff().toBuffer(), 'image/tiff'],
  ['XML with a declaration', () => Buffer.from('<?xml version="1.0"?><Invoice/>'), 'application/xml'],
  ['XML without one', () => Buffer.from('\n <!-- ours --> <ubl:Invoice xmlns:ubl="u"/>'), 'application/xml'],
  ['XML after a byte order mark', () => Buffer.from('\uFEFF<rsm:CrossIndustryInvoice/>'), 'application/xml'],
  ['XML in UTF-16', () => utf16('<?xml version="1.0" encoding="UTF-16"?><Invoice/>'), 'application/xml'],
  ['XML in UTF-16 without declaration', () => utf16('<Invoice/>'), 'application/xml'],
  ['XML in UTF-16, the other way round', () => utf16('<Invoice/>').swap16(), 'application/xml'],
  [
    'XML with a document type',
    () => Buffer.from('<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice/>'),
    'application/xml',
  ],
  ['a web page', () => Buffer.from('<!doctype html><p>'), undefined],
  ['a web page that calls itself XML', () => Buffer.from('<?xml version="1.0"?><html xmlns="x"/>'), undefined],
  ['a drawing', () => Buffer.from('<?xml version="1.0"?><!-- x --><svg:svg onload="alert(1)"/>'), undefined],
  ['a GIF', () => picture.clone().gif().toBuffer(), undefined],
  ['a program', () => Buffer.from('MZ\u0090\u0000%PDF-1.4'), undefined],
  ['a zip', () => Buffer.from('PK\u0003\u0004%PDF-1.4'), undefined],
  ['plain text', () => Buffer.from('a < b'), undefined],
  ['nothing', () => Buffer.alloc(0), undefined],
])('%s is what it is', async (_what, make, type) => {
  expect(await detectType((await make()).subarray(0, HEAD_BYTES))).toBe(type);
});

it('looks at what was made to be slow to look at in no time', async () => {
  const begun = performance.now();
  for (const piece of ['<!--', '<?x', '<!-- -->', '<!DOCTYPE ', '< ']) {
    await detectType(Buffer.from(piece.repeat(HEAD_BYTES).slice(0, HEAD_BYTES)));
  }
  expect(performance.now() - begun).toBeLessThan(200);
});

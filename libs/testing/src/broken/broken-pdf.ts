import { createHash } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { PageSizes, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';

/** The first two thirds of a PDF: the cross-reference table at its end is gone, and so is its last page. */
export const truncated = (pdf: Uint8Array): Uint8Array => pdf.slice(0, Math.floor((pdf.length * 2) / 3));

/** The same PDF whose catalogue no longer names the files that belong to it (/AF). */
export async function withoutAssociatedFiles(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.catalog.delete(PDFName.of('AF'));
  return pdf.save();
}

/** One page with so many short words, labels and amounts among them, that nobody could read it: a print-out as a PDF. */
export async function crowdedPage(words: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [width, height] = PageSizes.A4;
  const page = pdf.addPage(PageSizes.A4);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const texts = ['Total', '1234.50', 'VAT', '20%', 'Invoice', 'FR76', '12/03/2026', 'no', 'due', '99.95'];
  const across = Math.ceil(Math.sqrt(words / 2));
  for (let at = 0; at < words; at++) {
    const [x, y] = [(at % across) * (width / across), Math.floor(at / across) * (height / (2 * across))];
    page.drawText(texts[(at * 7 + Math.floor(at / across)) % texts.length] ?? '', { x, y, size: 1.6, font });
  }
  return pdf.save();
}

/** A PDF of so many empty pages. */
export async function manyPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < count; page++) pdf.addPage([200, 200]);
  return pdf.save();
}

/** Objects put into a PDF file by hand, with the table that says where each begins. */
function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const CATALOGUE = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');
const PAGES = Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
const page = (resources = ''): Buffer =>
  Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`);

/** What zlib makes of so many megabytes of one byte, from one flushed megabyte over and over: none of them is ever held. */
function deflated(byte: number, megabytes: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const [count, value, modulus] = [BigInt(megabytes) * 1_000_000n, BigInt(byte), 65_521n];
  const low = (1n + value * count) % modulus;
  const high = (count + (value * count * (count + 1n)) / 2n) % modulus;
  const adler = Buffer.alloc(4);
  adler.writeUInt32BE(Number((high << 16n) | low));
  const lastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([Buffer.from('78da', 'hex'), ...Array<Buffer>(megabytes).fill(megabyte), lastBlock, adler]);
}

/** A small PDF whose page content unpacks to `megabytes` of blanks: deflate inside deflate. */
export function pdfBomb(megabytes: number): Uint8Array {
  const twice = deflateSync(deflated(0x20, megabytes), { level: 9 });
  return assemble([CATALOGUE, PAGES, page(), stream('/Filter [/FlateDecode /FlateDecode]', twice)], '');
}

/** A small PDF that shows an image of `side` × `side` pixels: gigabytes once somebody draws it. */
export function pdfOfHugeImage(side: number): Uint8Array {
  const rows = deflateSync(deflateSync(Buffer.alloc(Math.min(side * side, 200_000_000)), { level: 9 }), { level: 9 });
  const image = stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`,
    rows,
  );
  const draw = stream('', Buffer.from('595 0 0 842 0 0 cm /Im Do'));
  return assemble([CATALOGUE, PAGES, page('/XObject << /Im 5 0 R >>'), draw, image], '');
}

/** ISO 32000-1, 7.6.3.3: what passwords are padded with. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4 by hand: OpenSSL 3 no longer offers it, and old PDFs are locked with nothing else. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] as number, state[a] as number];
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] as number) + (key[at % key.length] as number)) & 255;
    swap(at, other);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}

/** A PDF that opens with a password only (standard security handler, revision 2: ISO 32000-1, 7.6.3). */
export function passwordProtected(password = 'secret'): Uint8Array {
  const id = md5(Buffer.from('comptoir'));
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, PADDING);
  const objectKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const content = rc4(objectKey, Buffer.from('BT ET'));
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >> /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`;
  return assemble([CATALOGUE, PAGES, page(), stream('', content)], encrypt);
}

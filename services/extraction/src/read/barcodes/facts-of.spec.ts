import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Symbology } from './code-facts.ts';
import { factsOf } from './facts-of.ts';

const SYMBOLOGIES: readonly Symbology[] = ['QRCode', 'PDF417', 'DataMatrix', 'Aztec', 'Code128'];
/** How payloads of each standard begin, so that what follows comes as far as it can. */
const BEGINNINGS = [
  'A:501964843*B:234567899*C:PT*D:FT*G:',
  'BCD\n002\n1\nSCT\n\n',
  'SPC\n0200\n1\nCH4431999123000889012\n',
  'SPD*1.0*ACC:CZ6508000000192000145399*X-INV:%',
  'SID*1.0*ID:',
  'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=1&tt=',
  'https://www.afip.gob.ar/fe/qr/?p=',
  'https://ekuatia.set.gov.py/consultas/qr?Id=01800123450001001000012322026030511234567892&dFeEmiDE=',
  'https://www.efactura.dgi.gub.uy/consultaQR/cfe?',
  '20512333797|01|F001|',
  '<TED version="1.0"><DD><RE>',
  'NumFac:',
  'eyJhbGciOiJSUzI1NiJ9.',
  'upi://pay?pa=',
  'Supplier GSTIN : 27AAPFU0939F1ZV\n',
  '{"vkntckn":"4540536920","no":"1",',
  '"vkntckn":"',
  '000201',
  'HRVHUB30\nEUR\n',
  'UPNQR\n',
  'HCT\n001\n1\n',
  'K:PR|V:01|C:1|R:',
  'ST00012',
  '_R1-AT1_',
  'V0;a;Kassenbeleg-V1;Beleg^',
  '',
];
const LONG = 9000;

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LONG }),
  fc.string({ maxLength: 400 }),
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  fc.json(),
  fc.stringMatching(/^[\d|*:;,./= \n"{}-]{0,200}$/),
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^-?\d+(?:\.\d{2,4})?$/;

it('whatever a code holds, reading it never throws, and what is given is in its canonical form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGINNINGS),
      anything,
      fc.constantFrom(...SYMBOLOGIES),
      (beginning, rest, symbology) => {
        const values = factsOf(beginning + rest, symbology)?.values ?? {};
        for (const [name, value] of Object.entries(values)) {
          expect(value.trim(), name).not.toBe('');
          if (/Date$/.test(name)) expect(value).toMatch(DAY);
          if (/Total$|^amountDue$/.test(name)) expect(value).toMatch(AMOUNT);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'a name that every object of the language has is no kind and no money: %s',
  (word) => {
    const stamp = `<TED version="1.0"><DD><RE>77481920-7</RE><TD>${word}</TD><F>4171</F></DD></TED>`;
    expect(factsOf(stamp, 'PDF417')?.values).toEqual({ invoiceNumber: '4171', supplierVatNumber: '774819207' });
    expect(factsOf(`A:501964843*B:234567899*C:PT*D:${word}*O:1.00`, 'QRCode')).toBeUndefined();
    expect(factsOf(`20512333797|${word}|F001|1|1.00|2.00|2026-07-25|6|1||`, 'QRCode')).toBeUndefined();
  },
);

it('what is longer than a code can hold says nothing', () => {
  const long = `SID*1.0*ID:1*DD:20260516*MSG:${'a'.repeat(LONG)}`;
  expect(factsOf(long, 'QRCode')).toBeUndefined();
  expect(factsOf(long.slice(0, 8000), 'QRCode')).toBeDefined();
});

it.each(BEGINNINGS)('no payload of 8 kB costs much, whatever is repeated in it: %j', (beginning) => {
  for (const unit of [
    '0',
    ' ',
    '"',
    '":',
    '"a":"',
    ':0',
    ',',
    '{',
    '|',
    '/',
    '\\/',
    'a',
    'A1',
    '%',
    '<a>',
    '\n',
    '_',
    '#',
  ]) {
    const payload = (beginning + unit.repeat(8192)).slice(0, 8192);
    const { user } = process.cpuUsage();
    factsOf(payload, 'QRCode');
    expect((process.cpuUsage().user - user) / 1000, JSON.stringify(unit)).toBeLessThan(300);
  }
});

import { expect, it } from 'vitest';
import { factsOf } from '../facts-of.ts';

const read = (payload: string) => factsOf(payload, 'QRCode');
const lines = (...some: string[]) => some.join('\n');
const epc = (amount: string, iban = 'DE89370400440532013000', version = '002') =>
  lines('BCD', version, '1', 'SCT', 'COBADEFFXXX', 'Muster GmbH', iban, amount, '', '', 'Rechnung 17');

it.each(['001', '002'])("a SEPA transfer's code, version %s, says who is to be paid how much", (version) => {
  expect(read(epc('EUR1234.5', undefined, version))).toEqual({
    standard: 'EPC',
    about: 'payment',
    values: {
      supplierName: 'Muster GmbH',
      currency: 'EUR',
      amountDue: '1234.50',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    },
  });
});

it('its lines may end as on other systems', () => {
  expect(read(epc('EUR1').replaceAll('\n', '\r\n'))?.values.amountDue).toBe('1.00');
});

it('one without a good IBAN asks for no payment; one without an amount still says where to', () => {
  expect(read(epc('EUR1', 'DE89370400440532013001'))).toBeUndefined();
  expect(read(epc('EUR1', undefined, '003'))).toBeUndefined();
  expect(read(epc(''))?.values).not.toHaveProperty('amountDue');
  expect(read(epc('USD12.00'))?.values).not.toHaveProperty('amountDue');
});

const hub3 = (cents: string) =>
  lines(
    'HRVHUB30',
    'EUR',
    cents,
    'Kupac',
    'Ulica 1',
    '10000 Zagreb',
    'Primjer d.o.o.',
    'Ulica 2',
    'Split',
    'HR1210010051863000160',
    'HR01',
    '7',
  );
const upn = (cents: string) =>
  lines(
    'UPNQR',
    '',
    '',
    '',
    '',
    'Kupec',
    'Ulica 1',
    'Ljubljana',
    cents,
    '',
    '',
    'COST',
    'Racun 7',
    '15.03.2026',
    'SI56263300012039086',
    'SI00',
    'Primer d.o.o.',
    'Ulica 2',
    'Maribor',
    '180',
  );

it.each([
  [
    'HUB3',
    hub3('000000000012355'),
    { supplierName: 'Primjer d.o.o.', currency: 'EUR', amountDue: '123.55', iban: 'HR1210010051863000160' },
  ],
  [
    'UPN',
    upn('00000012355'),
    {
      dueDate: '2026-03-15',
      supplierName: 'Primer d.o.o.',
      currency: 'EUR',
      amountDue: '123.55',
      iban: 'SI56263300012039086',
    },
  ],
  [
    'MNB',
    lines('HCT', '001', '1', 'OTPVHUHB', 'Minta Kft.', 'HU42117730161111101800000000', 'HUF12700', '20260315120000+1'),
    {
      supplierName: 'Minta Kft.',
      currency: 'HUF',
      amountDue: '12700.00',
      iban: 'HU42117730161111101800000000',
      bic: 'OTPVHUHB',
    },
  ],
  [
    'IPS',
    'K:PR|V:01|C:1|R:260005601001611379|N:Primer d.o.o.\r\nUlica 1|I:RSD1025,50|SF:289|S:Racun 7',
    { supplierName: 'Primer d.o.o.', currency: 'RSD', amountDue: '1025.50', iban: 'RS35260005601001611379' },
  ],
  [
    'ST00012',
    'ST00012|Name=ООО Пример|PersonalAcc=40702810000000000001|BankName=Банк|BIC=044525000|CorrespAcc=0|Sum=123450',
    { supplierName: 'ООО Пример', currency: 'RUB', amountDue: '1234.50' },
  ],
  [
    'ZBP',
    '7811234563|PL|61109010140000071219812874|012355|Przyklad sp. z o.o.|Faktura 7|||',
    {
      supplierName: 'Przyklad sp. z o.o.',
      supplierVatNumber: '7811234563',
      currency: 'PLN',
      amountDue: '123.55',
      iban: 'PL61109010140000071219812874',
    },
  ],
])('%s', (standard, payload, values) => {
  expect(read(payload)).toEqual({ standard, about: 'payment', values });
});

it.each([
  hub3('1').replace('HR12', 'HR13'),
  upn('1').replace('SI56263', 'SI57263'),
  lines('HCT', '001', '1', 'OTPVHUHB', 'Minta Kft.', 'HU43117730161111101800000000', 'HUF1'),
  'K:PR|V:01|C:1|R:260005601001611370|N:Primer|I:RSD1,00',
  'ST00012|Name=ООО Пример|PersonalAcc=4070281|Sum=123450',
  '7811234563|PL|61109010140000071219812875|012355|Przyklad|Faktura|||',
  '7811234563|PL|61109010140000071219812874|012355|Przyklad|Faktura|||EUR',
])('an account that is none, or money that is another, asks for nothing: %s', (payload) => {
  expect(read(payload)).toBeUndefined();
});

it('a sum of nought says nothing, and a name that may be cut is not given', () => {
  expect(read(hub3('000000000000000'))?.values).not.toHaveProperty('amountDue');
  expect(read('|PL|61109010140000071219812874|000000|Przyklad Przyklad 20|x|||')?.values).toEqual({
    currency: 'PLN',
    iban: 'PL61109010140000071219812874',
  });
});

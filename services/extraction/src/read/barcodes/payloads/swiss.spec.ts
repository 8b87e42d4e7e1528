import { expect, it } from 'vitest';
import { swiss } from './swiss.ts';

const bill = (billing: string, { account = 'CH4431999123000889012', amount = '1949.75', currency = 'CHF' } = {}) =>
  [
    ...['SPC', '0200', '1', account, 'S', 'Muster AG', 'Hauptstrasse', '1', '8000', 'Zürich', 'CH'],
    ...Array(7).fill(''),
    amount,
    currency,
    ...[
      'S',
      'Käufer AG',
      'Gasse',
      '2',
      '9400',
      'Rorschach',
      'CH',
      'QRR',
      '210000000003139471430009017',
      'Auftrag',
      'EPD',
    ],
    billing,
  ].join('\r\n');
const SWICO = String.raw`//S1/10/R\/10201409/11/260512/20/1400/30/123456788/32/8.1:1000;2.6:51.80/40/0:30`;

it('a QR-bill says who is to be paid how much, and its billing information number, day, UID and net', () => {
  expect(swiss(bill(SWICO))).toEqual({
    standard: 'SPC',
    about: 'payment',
    values: {
      invoiceNumber: 'R/10201409',
      issueDate: '2026-05-12',
      currency: 'CHF',
      supplierName: 'Muster AG',
      supplierVatNumber: 'CHE123456788',
      netTotal: '1051.80',
      amountDue: '1949.75',
      iban: 'CH4431999123000889012',
    },
  });
});

it('a rate alone is no amount; other billing information says nothing', () => {
  expect(swiss(bill('//S1/10/7/32/8.1'))?.values).not.toHaveProperty('netTotal');
  expect(swiss(bill('//XY/10/7'))?.values).not.toHaveProperty('invoiceNumber');
});

it.each([[{ account: 'CH4531999123000889012' }], [{ account: 'DE89370400440532013000' }], [{ currency: 'FRS' }]])(
  'a bill that its guidelines do not know is none: %j',
  (changed) => {
    expect(swiss(bill(SWICO, changed))).toBeUndefined();
  },
);

it('a bill may leave the amount to who pays', () => {
  expect(swiss(bill('', { amount: '' }))?.values).not.toHaveProperty('amountDue');
});

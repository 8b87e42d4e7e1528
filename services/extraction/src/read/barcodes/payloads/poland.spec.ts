import { expect, it } from 'vitest';
import { ksef } from './poland.ts';

it.each([
  'https://qr.ksef.mf.gov.pl/invoice/7811234563/22-03-2026/UtQp9Gpc51y',
  'https://ksef.mf.gov.pl/client-app/invoice/7811234563/22-03-2026/KjUrcBrl',
])('the address of the national system says issuer and day: %s', (payload) => {
  expect(ksef(payload)).toEqual({
    standard: 'KSEF',
    about: 'invoice',
    values: { issueDate: '2026-03-22', supplierVatNumber: '7811234563' },
  });
});

it.each([
  'https://qr-test.ksef.mf.gov.pl/invoice/7811234563/22-03-2026/UtQp9Gpc51y',
  'https://qr.ksef.mf.gov.pl/certificate/Nip/7811234563/7811234563/01/abc',
  'https://qr.ksef.mf.gov.pl/invoice/7811234564/32-03-2026/UtQp9Gpc51y',
])('a trial, a certificate, and what is malformed say nothing: %s', (payload) => {
  expect(ksef(payload)).toBeUndefined();
});

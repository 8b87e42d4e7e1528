import { expect, it } from 'vitest';
import { looksLikeName } from './party-names.ts';

it.each([
  'S.I.I. - SANTIAGO CENTRO',
  'S.I.I.',
  'SENIAT',
  'Resolución de autorización DIAN',
  'Sin información.',
  'Billing Inquiries',
  'BILLING AND PAYMENT',
  '800-BUY-PAPER (800-289-7277)',
  'Pricing Method',
  'BILL TYPE',
  'Segunda via',
  'Last page',
])('what a form, its office, a part of it or a telephone is called is nobody’s name: %s', (line) =>
  expect(looksLikeName(line)).toBe(false),
);

it.each(['888 Trading', '1-800-Papers.com, Inc.', 'Arca', 'Customer Care Systems Ltd'])('%s may be one', (line) =>
  expect(looksLikeName(line)).toBe(true),
);

import { expect, it } from 'vitest';
import { looksLikeName } from './party-names.ts';

it.each([
  'MAILING ADDRESS',
  'Extra Copy ( )',
  'Due Upon Receipt',
  'Datos adicionales emisor',
  'Consumo',
  'and our branches, among them Muster Europe B.V.',
  'Muster offers products and services provided by Muster, Inc.',
  'BOLETA DE HONORARIOS',
  'INVOICE CUM DELIVERY CHALLAN',
  'SE ADMITEN DEVOLUCIONES CON TICKET',
  'Here’s your updated trip receipt',
  'Bâtiment E',
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

import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const head = (number: string) => `
Lineas Rotativas S.A.        ${number}        Fecha
                             FACTURA                22-03-2026
Total                                               640,20`;

it('the letter that a recogniser left of a sign before a number is no part of it, and in print it is one', () => {
  expect(understand([recognised(head('N0001-00047132'))]).fields.invoiceNumber?.value).toBe('0001-00047132');
  expect(understand([typedPage(head('N0001-00047132'))]).fields.invoiceNumber?.value).toBe('N0001-00047132');
  expect(understand([recognised(head('N2026-47132-2'))]).fields.invoiceNumber?.value).toBe('N2026-47132-2');
});

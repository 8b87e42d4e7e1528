import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const sellerOver = (mark: string, next: string) =>
  understand([
    typedPage(`
${mark}
${next}

Fattura 12 del 03/04/2026
Totale     300,00 €`),
  ]).fields.supplierName?.value;

it('who trades alone has his own name behind his mark, a line lower', () => {
  expect(sellerOver('Modello Lab', 'di Anna Muster')).toBe('Modello Lab di Anna Muster');
  expect(sellerOver('MUESTRA FIERROS', 'de Modelo Vicente Alberto')).toBe('MUESTRA FIERROS de Modelo Vicente Alberto');
});

it('a town or a line of its own is none', () => {
  expect(sellerOver('Modello Lab', 'di Torino')).toBe('Modello Lab');
  expect(sellerOver('Modello Lab', 'Anna Muster')).toBe('Modello Lab');
  expect(sellerOver('Modello Lab SRL', 'di Anna Muster')).toBe('Modello Lab SRL');
});

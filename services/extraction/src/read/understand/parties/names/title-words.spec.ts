import { expect, it } from 'vitest';
import { looksLikeName } from './party-names.ts';

it.each([
  ...['FACTURA ELECTRÓNICA DE VENTA No.', 'Faktura VAT oryginał', 'Tax invoice number', 'Factura simplificada'],
  ...['ACCOMPTE', 'Bon de livraison', 'Auftragsbestätigung Nr.', 'Purchase Order', 'Presupuesto'],
  ...['Rechnungsbeispiel', 'Musterrechnung', 'Schlussrechnung Nr.', 'Sample Invoice', 'Exemple de facture'],
])('“%s” is a title', (line) => {
  expect(looksLikeName(line)).toBe(false);
});

it.each(['Faktura Service', 'Invoice Studio Ltd', 'Angebot & Nachfrage', 'Casa Pedido'])('%s is none', (line) => {
  expect(looksLikeName(line)).toBe(true);
});

import type { CodeFacts } from '../code-facts.ts';
import { code, day, factsFrom, money, taxNumber } from './values.ts';

/**
 * Indonesia's tax invoice (Direktorat Jenderal Pajak, Coretax, kode QR faktur pajak), parted by '#': the seller's name and number, the buyer's,
 * serial number, day, base, VAT, luxury tax, state. The base may be eleven twelfths of the price (PMK 131/2024), and is no net.
 */
export function indonesia(payload: string): CodeFacts | undefined {
  const [, seller, , buyer, serial = '', issued, , tax, , state] = payload.trim().split('#');
  const supplierVatNumber = taxNumber('npwp', seller);
  if (!supplierVatNumber || state !== 'APPROVED' || !/^\d{16,17}$/.test(serial)) return undefined;
  return factsFrom('FAKTUR PAJAK', 'invoice', {
    invoiceNumber: code(serial),
    issueDate: day(issued),
    currency: 'IDR',
    supplierVatNumber,
    buyerVatNumber: taxNumber('npwp', buyer),
    vatTotal: /^\d{1,3}(?:\.\d{3}){0,4},\d{2}$/.test(tax ?? '') ? money(tax?.replaceAll('.', ''), 'IDR') : undefined,
  });
}

// Whose an Indian number is, by the company's own number (PAN) that its letters and figures 3 to 12 are.
import { weightOf } from '../../labels/label.ts';
import { findHeaders } from '../../lines/head/line-headers.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { SupplierAndBuyer } from '../supplier-and-buyer.ts';
import { companyOf, GSTIN, PAN } from './indian-numbers.ts';
import type { VatNumber } from './vat-number.ts';

type Numbers = Pick<SupplierAndBuyer, 'supplierVatNumber' | 'buyerVatNumber'>;

/**
 * "Company's PAN AAGCB7383J" under the items, or over them among the facts of the invoice, where of two companies' numbers one is made of
 * it: who writes the paper says his own there, and the buyer's stands over the items with his name.
 */
export function ofSellersPan(text: DocumentText, numbers: readonly VatNumber[], found: Numbers): Numbers {
  const companies = new Set(numbers.flatMap(({ value }) => (GSTIN.test(value) ? [companyOf(value)] : [])));
  const items = findHeaders(text)[0]?.lastRow;
  if (companies.size < 2 || items === undefined) return found;
  const own = text.cells
    .filter((cell) => cell.row > items || isAmongFacts(text, cell))
    .flatMap(({ words }) => words.map((word) => word.text.replace(/\W/g, '')))
    .filter((word) => PAN.test(word) && companies.has(word));
  const sellers = numbers.find(({ value }) => GSTIN.test(value) && companyOf(value) === own[0]);
  const given = found.supplierVatNumber;
  if (!sellers || own.some((one) => one !== own[0]) || (given && !GSTIN.test(given.value))) return found;
  if (given && companyOf(given.value) === own[0]) return found;
  const others = numbers.find(({ value }) => GSTIN.test(value) && companyOf(value) !== own[0]);
  const buyers = [found.buyerVatNumber, given].find((one) => one && one.value !== sellers.value);
  return { supplierVatNumber: sellers, buyerVatNumber: buyers ?? others };
}

/** Whether a line begins where the invoice's number does: in the column that says when, by what number and by whom. */
const isAmongFacts = ({ cells }: DocumentText, { page, x0, y0, y1 }: Cell): boolean =>
  cells.some(
    (cell) =>
      cell.page === page &&
      Math.abs(cell.x0 - x0) < y1 - y0 &&
      cell.y0 < y0 &&
      cell.labels[0]?.from === 0 &&
      weightOf(cell.labels[0], 'invoiceNumber') >= 1,
  );

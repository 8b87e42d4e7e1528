// Whose an Indian number is, by the company's own number (PAN) that its letters and figures 3 to 12 are.
import { findHeaders } from '../../lines/head/line-headers.ts';
import type { DocumentText } from '../../text/document-text.ts';
import type { SupplierAndBuyer } from '../supplier-and-buyer.ts';
import { companyOf, GSTIN, PAN } from './indian-numbers.ts';
import type { VatNumber } from './vat-number.ts';

type Numbers = Pick<SupplierAndBuyer, 'supplierVatNumber' | 'buyerVatNumber'>;

/**
 * "Company's PAN AKEPG8197L" under the items, where of two companies' numbers one is made of it: who writes the paper says his own there,
 * and the buyer's stands over the items with his name.
 */
export function ofCompanysOwn(text: DocumentText, numbers: readonly VatNumber[], found: Numbers): Numbers {
  const companies = new Set(numbers.flatMap(({ value }) => (GSTIN.test(value) ? [companyOf(value)] : [])));
  const items = findHeaders(text)[0]?.lastRow;
  if (companies.size < 2 || items === undefined) return found;
  const own = text.cells
    .filter(({ row }) => row > items)
    .flatMap(({ words }) => words.map((word) => word.text.replace(/\W/g, '')))
    .filter((word) => PAN.test(word) && companies.has(word));
  const sellers = numbers.find(({ value }) => GSTIN.test(value) && companyOf(value) === own[0]);
  const given = found.supplierVatNumber;
  if (!sellers || own.some((one) => one !== own[0]) || (given && !GSTIN.test(given.value))) return found;
  if (given && companyOf(given.value) === own[0]) return found;
  const others = numbers.find(({ value }) => GSTIN.test(value) && companyOf(value) !== own[0]);
  return { supplierVatNumber: sellers, buyerVatNumber: found.buyerVatNumber ?? given ?? others };
}

import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { factsFrom, taxNumber } from './values.ts';

/** The town, who made it, kind of register and register of who sells, the number, its month, a code and a check digit. */
const KEY = /^\d{7}[12]2(\d{14})(\d{13})\d{2}(?:0[1-9]|1[0-2])\d{9}\d$/;

/**
 * Brazil's invoices of services by the national standard (Sistema Nacional NFS-e, Manual dos contribuintes, chave de acesso of 50 figures): the
 * address where the tax office shows one. The check digits of the issuer's CNPJ hold the key.
 */
export function brazilianServices(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address?.host.endsWith('nfse.gov.br')) return undefined;
  const [, issuer, number] = KEY.exec(address.query.get('chave') ?? '') ?? [];
  const supplierVatNumber = taxNumber('cnpj', issuer);
  if (!supplierVatNumber) return undefined;
  return factsFrom('NFS-E', 'invoice', {
    invoiceNumber: number?.replace(/^0+(?=\d)/, ''),
    currency: 'BRL',
    supplierVatNumber,
  });
}

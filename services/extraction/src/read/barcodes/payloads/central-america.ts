import { validate } from 'stdnum/lib/cjs/gt/nit.js';
import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, factsFrom, total } from './values.ts';

/**
 * Guatemala's invoices by electronic means (SAT, Régimen FEL, verificador de DTE): the issuer's and the receiver's NIT and the total; the
 * currency is not told, 'CF' is the public at large.
 */
export function guatemala(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address?.host.endsWith('.sat.gob.gt')) return undefined;
  const [issuer, receiver] = ['emisor', 'receptor'].map((name) => nit(address.query.get(name)));
  return factsFrom('FEL', 'invoice', {
    supplierVatNumber: issuer,
    buyerVatNumber: receiver,
    grossTotal: total(address.query.get('monto')),
  });
}

function nit(text: string | undefined): string | undefined {
  const written = text?.replace('-', '').toUpperCase();
  return written && validate(written).isValid ? written : undefined;
}

/** El Salvador's (Ministerio de Hacienda, Documentos Tributarios Electrónicos, consulta pública): a code and the day, and no more. */
export function salvador(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (address?.host !== 'admin.factura.gob.sv') return undefined;
  return factsFrom('DTE', 'invoice', { issueDate: day(address.query.get('fechaemi')) });
}

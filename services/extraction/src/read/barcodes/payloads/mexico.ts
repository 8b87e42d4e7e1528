import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { factsFrom, total } from './values.ts';

/** Letters of a name, a day, and three signs more. Its check digit is not asked: some that were given out fail it. */
const RFC = /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;
/** Of the public at large, and of who is abroad. */
const NOBODY = /^X[AE]XX010101000$/;

/**
 * Mexico's CFDI (Anexo 20, I.D: código de barras bidimensional), the address where the tax office shows it: `re` and `rr` are the numbers
 * of who issues and who receives it, `tt` the total, taxes that are withheld taken off. The currency is not told.
 */
export function mexico(payload: string): CodeFacts | undefined {
  const said = querySaid(payload);
  if (!said?.get('id')) return undefined;
  const [issuer = '', receiver = ''] = ['re', 'rr'].map((name) => said.get(name)?.toUpperCase());
  return factsFrom('CFDI', 'invoice', {
    supplierVatNumber: RFC.test(issuer) ? issuer : undefined,
    buyerVatNumber: RFC.test(receiver) && !NOBODY.test(receiver) ? receiver : undefined,
    grossTotal: total(said.get('tt')),
  });
}

/** Until version 3.3 the query stood alone. */
function querySaid(payload: string) {
  const text = payload.trim();
  const address = addressIn(/^\?re=/.test(text) ? `https://verificacfdi.facturaelectronica.sat.gob.mx/${text}` : text);
  return address?.host.startsWith('verificacfdi.') ? address.query : undefined;
}

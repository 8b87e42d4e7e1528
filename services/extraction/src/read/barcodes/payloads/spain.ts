import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { code, day, dayOfFigures, europeanVat, factsFrom, total } from './values.ts';

/** The issuer's number, the day, the beginning of the signature and a check. */
const TBAI = /^TBAI-([A-Z\d]{9})-(\d{6})-.{13}-\d{3}$/;

/**
 * The Basque Country's TicketBAI (Álava, Bizkaia, Gipuzkoa: especificaciones del código QR 1.1): `id`, `s` series, `nf` number, `i` total.
 * A number of figures alone is printed behind its series in ways that each program has its own of: it is not given.
 */
export function ticketBai(payload: string): CodeFacts | undefined {
  const said = addressIn(payload)?.query;
  const [, issuer, issued] = TBAI.exec(said?.get('id')?.replaceAll(' ', '+') ?? '') ?? [];
  if (!said || !issuer) return undefined;
  const number = said.get('nf') ?? '';
  return factsFrom('TICKETBAI', 'invoice', {
    invoiceNumber: said.get('s') && /^\d*$/.test(number) ? undefined : code(number),
    issueDate: dayOfFigures(issued, 'dmy'),
    currency: 'EUR',
    supplierVatNumber: europeanVat('ES', issuer),
    grossTotal: total(said.get('i')),
  });
}

/**
 * Spain's VERI*FACTU (Orden HAC/1177/2024, artículo 21; Agencia Tributaria, características del QR 0.4): `nif` of the issuer, `numserie`
 * series and number, `fecha`, `importe` total.
 */
export function veriFactu(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  if (!address?.host.endsWith('.agenciatributaria.gob.es') || !/\/ValidarQR/i.test(address.path)) return undefined;
  const { query } = address;
  return factsFrom('VERIFACTU', 'invoice', {
    invoiceNumber: code(query.get('numserie')),
    issueDate: day(query.get('fecha')),
    currency: 'EUR',
    supplierVatNumber: europeanVat('ES', query.get('nif')),
    grossTotal: total(query.get('importe')),
  });
}

import { issuedIn } from '../../understand/numbers/access-key.ts';
import type { CodeFacts } from '../code-facts.ts';
import { addressIn } from './parts.ts';
import { day, dayOfFigures, factsFrom, money, taxNumber, total, withCheckDigit } from './values.ts';

/** What Brazil's addresses call a key: of goods, of consumers, of energy, of carriage, of telecommunication. */
const NAMES = ['chnfe', 'chnf3e', 'chcte', 'chnfcom', 'chbpe'];
const ECUADORIAN = /^(\d{8})(0\d)\d{14}(\d{3})(\d{3})(\d{9})/;
const PARAGUAYAN = /^(0\d).{9}(\d{3})(\d{3})(\d{7})/;
/** Tables 3 of Ecuador's ficha técnica and of Paraguay's manual. */
const KINDS = {
  ecuador: new Map([
    ['01', '380'],
    ['04', '381'],
  ]),
  paraguay: new Map([
    ['01', '380'],
    ['05', '381'],
  ]),
};

/**
 * Keys of electronic invoices, bare in bars or a code, or in the address where the tax office shows them: Brazil's (Manual de Padrões
 * Técnicos do DANFE NFC-e e QR Code 5.0; `p=key|version|…` or `chNFe=`), Ecuador's. What the key itself proves: see access-key.ts.
 */
export function accessKey(payload: string): CodeFacts | undefined {
  const key = keyIn(payload);
  const issued = issuedIn(key);
  if (!issued) return undefined;
  const [, figures, kind, establishment, point, number] = key.length === 49 ? (ECUADORIAN.exec(key) ?? []) : [];
  if (figures)
    return factsFrom('CLAVE DE ACCESO', 'invoice', {
      typeCode: KINDS.ecuador.get(kind ?? ''),
      invoiceNumber: `${establishment}-${point}-${number}`,
      issueDate: dayOfFigures(figures, 'dmy'),
      currency: 'USD',
      supplierVatNumber: issued.taxNumber,
    });
  if (isParaguayan(issued.taxNumber)) return factsFrom('CDC', 'invoice', paraguayan(key));
  return factsFrom('CHAVE DE ACESSO', 'invoice', {
    invoiceNumber: issued.number,
    currency: 'BRL',
    supplierVatNumber: issued.taxNumber,
  });
}

function keyIn(payload: string): string {
  const bare = payload.replace(/^(?:NFe|CTe)/i, '').trim();
  if (/^\d+$/.test(bare)) return bare;
  const query = addressIn(payload)?.query;
  return NAMES.map((name) => query?.get(name)).find(Boolean) ?? query?.get('p')?.split('|')[0]?.trim() ?? '';
}

const isParaguayan = (number: string): boolean => number.length < 10;

/** Paraguay's key ends in a check digit too: kind, issuer, establishment, point and number. */
function paraguayan(key: string) {
  const [, kind, establishment, point, number] = PARAGUAYAN.exec(key) ?? [];
  return {
    typeCode: KINDS.paraguay.get(kind ?? ''),
    invoiceNumber: `${establishment}-${point}-${number}`,
    supplierVatNumber: issuedIn(key)?.taxNumber,
  };
}

/**
 * Paraguay's code (Manual técnico del SIFEN 150, 13.8): `Id` the key, `dFeEmiDE` its instant in hexadecimal letters, `dRucRec` the buyer's
 * number without its check digit, `dTotGralOpe` total, `dTotIVA` tax. The currency is not told, which may be the dollar.
 */
export function paraguay(payload: string): CodeFacts | undefined {
  const address = addressIn(payload);
  const key = address?.query.get('id') ?? '';
  const issued = issuedIn(key);
  if (!address?.host.includes('ekuatia') || !issued || !isParaguayan(issued.taxNumber)) return undefined;
  const { query } = address;
  const grossTotal = total(query.get('dtotgralope'));
  const vatTotal = grossTotal && money(query.get('dtotiva'));
  const instant = Buffer.from(query.get('dfeemide') ?? '', 'hex').toString('latin1');
  return factsFrom('CDC', 'invoice', {
    ...paraguayan(key),
    issueDate: day(instant),
    buyerVatNumber: taxNumber('ruc', query.get('drucrec')) ?? withCheckDigit('ruc', query.get('drucrec')),
    vatTotal: isWhole(grossTotal) && !isWhole(vatTotal) ? undefined : vatTotal,
    grossTotal,
  });
}

/** Guaraníes have no decimals, and their tax is printed rounded. */
const isWhole = (amount: string | undefined): boolean => amount?.endsWith('.00') === true;

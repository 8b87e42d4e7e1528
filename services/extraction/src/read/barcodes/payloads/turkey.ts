import type { CodeFacts } from '../code-facts.ts';
import { jsonIn } from './parts.ts';
import { code, currencyCode, day, factsFrom, less, money, sumOf, taxNumber, total } from './values.ts';

/**
 * Turkey's e-Fatura and e-Arşiv (Gelir İdaresi Başkanlığı, e-Fatura/e-Arşiv karekod kılavuzu): JSON, at times without its braces: `vkntckn` and
 * `avkntckn` the numbers of who sells and buys, `tarih` day, `no` number, `hesaplanankdv(20)` the VAT of each rate, `vergidahil` total with
 * taxes, `odenecek` what is to be paid. The net and the VAT are taken only where they make the total: other taxes are not said.
 */
export function turkey(payload: string): CodeFacts | undefined {
  const said = jsonIn(payload);
  if (!said?.has('vkntckn') || !said.has('no')) return undefined;
  const currency = currencyCode(said.get('parabirimi')?.replace(/^TL$/i, 'TRY'));
  const grossTotal = total(said.get('vergidahil'), currency);
  const amounts = (name: string) => [...said].flatMap(([key, value]) => (key.startsWith(name) ? [money(value)] : []));
  const tax = sumOf(amounts('hesaplanankdv'), currency);
  const net = less(grossTotal, tax, currency);
  const isTold = [sumOf(amounts('kdvmatrah'), currency), money(said.get('malhizmettoplam'), currency)].includes(net);
  return factsFrom('E-FATURA', 'invoice', {
    typeCode: said.get('tip')?.toUpperCase() === 'SATIS' ? '380' : undefined,
    invoiceNumber: code(said.get('no')),
    issueDate: day(said.get('tarih')),
    currency,
    supplierVatNumber: taxNumber('vkn', said.get('vkntckn')),
    buyerVatNumber: taxNumber('vkn', said.get('avkntckn')),
    netTotal: isTold ? net : undefined,
    vatTotal: isTold ? tax : undefined,
    grossTotal,
    amountDue: total(said.get('odenecek'), currency),
  });
}

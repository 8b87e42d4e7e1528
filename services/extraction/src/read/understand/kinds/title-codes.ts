import { fold } from '../text/fold.ts';

/**
 * Titles that say more than 'invoice', folded: UNTDID 1001's 384 corrected, 386 prepayment, 389 self-billed. In French,
 * English, German, Spanish and Arabic.
 */
const TITLES: readonly (readonly [code: '384' | '386' | '389', pattern: RegExp])[] = [
  [
    '389',
    /^(?:valant facture emise par|facture (?:emise|etablie) (?:par \S+ \S+ )?au nom et pour le compte|auto-?facture|auto-?facturation|facture (?:en )?auto-?facturation|facture auto-?facturee|self-?bill(?:ed|ing)(?: tax)? invoice|recipient created tax invoice|abrechnungsgutschrift|selbstfakturierung|selbstfakturierte rechnung|gutschrift(?:sanzeige)? \(?(?:abrechnung )?(?:im|nach|gemass|gemaess|gem\.?) (?:gutschriftsverfahren|§ ?14)|autofactura|auto-?facturacion|factura emitida por el destinatario|فاتوره ذاتيه)/,
  ],
  [
    '386',
    /^(?:facture (?:d'|de |pour )?acompte|facture de prepaiement|facture d'avance|acompte (?:sur|n)|(?:advance|prepayment|pre-payment|down payment|deposit|advance payment)(?: tax)? invoice|anzahlungsrechnung|vorauszahlungsrechnung|vorausrechnung|vorschussrechnung|factura (?:de )?(?:anticipo|pago anticipado)|فاتوره (?:دفعه مقدمه|دفع مقدم|مقدم))/,
  ],
  [
    '384',
    /^(?:facture (?:rectificative|corrective|rectifiee|corrigee)|(?:corrected|corrective|amended|revised)(?: tax)? invoice|invoice correction|korrekturrechnung|rechnungskorrektur|berichtigte rechnung|korrigierte rechnung|rechnungsberichtigung|factura (?:correctiva|corregida)|فاتوره (?:مصححه|تصحيحيه|معدله))/,
  ],
];

/** The code that a title says by its own words; undefined where it says no more than what it is. */
export function codeOfTitle(
  title: string,
): { readonly code: '384' | '386' | '389'; readonly words: number } | undefined {
  const written = fold(title).replace(/\s+/g, ' ').trim();
  for (const [code, pattern] of TITLES) {
    const found = pattern.exec(written)?.[0];
    if (found !== undefined) return { code, words: found.split(' ').length };
  }
  return undefined;
}

import type { Amount } from '../../money/figures/amount.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** Taxes on energy, which a bill counts in before the VAT: Spain's, France's, Germany's, Italy's. */
const EXCISE =
  /\b(?:imp(?:uesto|to)?\.? (?:especial )?(?:(?:sobre|de|del|s\/)\.? ?)?(?:la |las |los |el )?(?:electricidad|electrico|elect\.?|hidrocarburos|hc\b|gas\b)|i\.?e\.?e\.?(?= )|iehr?\b|accises?\b|accisa\b|contribution tarifaire|cta\b|ticfe\b|ticgn\b|cspe\b|stromsteuer|energiesteuer|electricity duty|climate change levy|energiebelasting)/;

/** What is added to a sum that is paid late, by a rate of its own. */
const INTEREST =
  /\b(?:late payment|interest|per (?:month|annum|day)|verzugszins\w*|mahnzins\w*|(?:interets?|penalites?) de retard|intereses? de (?:mora|demora)|ao (?:dia|mes)|interessi di mora|vertragingsrente)\b/;

/**
 * Amounts but those of an excise's row, or of interest: '0,5 % sobre 3.403,14   17,02', '1,000.00   15.00   late payment: 1.5% per month'
 * make a product too, and are no VAT.
 */
export function withoutExcises({ rows }: DocumentText, amounts: readonly Amount[]): readonly Amount[] {
  const excised = new Set<number>();
  for (const { cells, text } of rows) {
    const folded = fold(text);
    if ((EXCISE.test(folded) || INTEREST.test(folded)) && !/\b(?:iva|tva|mwst|ust|vat|btw)\b/.test(folded))
      for (const { row } of cells) excised.add(row);
  }
  return excised.size === 0 ? amounts : amounts.filter(({ cell }) => !excised.has(cell.row));
}

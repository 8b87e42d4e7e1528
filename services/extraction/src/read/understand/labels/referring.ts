import { fold } from '../text/fold.ts';

type Worded = { readonly text: string };

/** What leads to another paper than the one at hand: 'gemäß Bestellung', 'sur facture', 'rectifica a la factura'. */
const REFERRING =
  /^(?:gemass|gemaess|gem|laut|lt|according|per|selon|suivant|conformement|segun|secondo|volgens|zur?|zum|sur|sulla|against|dotyczy|bezug|rif|riferimento|rectifica\w*|inclus[oae]?|included|corrige\w*|annule\w*|storniert\w*|korrigiert\w*|anula\w*)\b/;
/** 'a la', 'l’', 'of the': may stand between. */
const ARTICLE =
  /^(?:a|al|la|le|les|l'|el|de|der|die|das|the|of|to|una?|ihrer?|ihre[mnrs]|unserer?|unsere[mnrs]|your|our|votre|vos|notre|nos|sus?|vuestr[ao]|nuestr[ao]|vostr[ao]|sev[ae]|uw|onze)$/;
const MOST_ARTICLES = 2;
/** Leads to another paper where it begins the line under a title: 'Corrected invoice No. 12', 'for invoice No. 11 from 3 May 2026'. */
const WHAT_FOR = /^(?:for|pour|fur|fuer|para|voor)$/;
const WITHIN = /^(?:en|dans|in|auf|nella?)$/;

/** Whether this word leads to another paper. */
export const leadsElsewhere = ({ text }: Worded): boolean => REFERRING.test(fold(text));

/** Whether the paper that is named from this word on is another one, by the words before it: 'Rechnungskorrektur zur Rechnung 12'. */
export function isOfAnotherPaper(words: readonly Worded[], at: number): boolean {
  // A worn label may hold the word itself: 'zu Rechnung-Nr.' for 'Ihre Rechnung-Nr.'.
  const first = words[at];
  if (first && leadsElsewhere(first)) return true;
  let before = at - 1;
  while (before >= 0 && before > at - 1 - MOST_ARTICLES && ARTICLE.test(fold(words[before]?.text ?? ''))) before -= 1;
  const isWithin = WITHIN.test(fold(words[before]?.text ?? ''));
  // 'error en la factura F-12': told of one that is known.
  const isTold = isWithin && before < at - 1;
  // 'incluso nella fattura 12', 'included in invoice 12'
  const word = words[isWithin ? before - 1 : before];
  return isTold || (word !== undefined && (leadsElsewhere(word) || (before === 0 && WHAT_FOR.test(fold(word.text)))));
}

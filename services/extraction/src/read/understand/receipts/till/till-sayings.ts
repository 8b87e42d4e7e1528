// What stands at the head of a till's receipt and names nobody: it is said to who buys.
import { fold } from '../../text/fold.ts';

/** What is said to who buys: welcome, when it is open, who serves, what there is to win. */
const SAID =
  /^\W*(?:(?:est(?:d|ablished)?|since|seit|depuis|desde|fondee? en|gegrundet)\b\W*(?:in |en )?\d{4}\b|(?:any |for |got )?(?:questions?|enquir(?:y|ies)|complaints?|feedback)\b|(?:please |do )?visit\b|enter\W{1,2}(?:our |the )?survey|welcome|willkommen|bienvenue|bienvenid|benvenut|welkom|telecharge|download|scannez|scan (?:the|this|me|to)\b|gagne|(?:win|get|save) (?:a|an|the|your|up|time|money|\d)\b|your\b|votre\b|vous\b|ihr\b|sie\b|es bediente|served|servi|cashier|helped|du lundi|horaire|ouvert|open(?:ing)? (?:hours|daily|times|\d|mon|7)|offnungszeit|geoffnet|immer\b|thank|merci|danke|gracias|take ?away|sur place|a emporter|see (?:the )?(?:back|reverse|our)|how (?:did|was|were|are)|manager|mgr|server|clerk|crew|store manager)/;
/** 'Mein Drogeriemarkt', 'Votre supermarché': what a shop is to who buys; 'Mein Friseur' and 'Mi Casa' are names. */
const MINE =
  /^\W*(?:mein|dein|unser|mon|ma|ton|ta|notre|mi|tu|nuestro|il (?:mio|tuo|nostro)|my|our)e?r? (?:drogerie(?:markt)?|supermarkt|supermarche|supermercado|supermercato|supermarket|baumarkt|markt|getrankemarkt|apotheke|pharmacie|farmacia|hypermarche|magasin|tienda|negozio|store|shop)\W*$/;
/** 'Save money. Live better.': what two sentences say is no name. */
const SENTENCES = /\p{L}{3,}[.!] .*\p{L}{3,}[.!]$/u;
/** Who is spoken to. */
const TO_WHO_BUYS = /\b(?:you|your|survey|sweepstakes|\d+ (?:years|ans|jahre|anos|anni))\b/;
const OPENING = /\b\d{1,2} ?(?:[:h.]\d{2}|h)\s*(?:-|a|bis|to|until|[/–])\s*\d{1,2}\b/;

/** Whether a line is said to who buys; a name in law may speak to them too. */
export function isSaid(text: string, hasForm: boolean): boolean {
  const folded = fold(text);
  if (SAID.test(folded) || MINE.test(folded) || OPENING.test(folded)) return true;
  return !hasForm && (/\p{L}{2,} ?\?/u.test(text) || SENTENCES.test(text.trim()) || TO_WHO_BUYS.test(folded));
}

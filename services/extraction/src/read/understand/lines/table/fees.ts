import type { Label } from '../../labels/label.ts';
import type { Cell } from '../../text/document-text.ts';

/** 'Cuota centralita', 'Cuota mensual', 'Cuota GTS': what is paid for something, and no 'Cuota IVA' or 'Cuota 21 %'. */
export const isFee = ({ words }: Cell, { phrase, to }: Label): boolean =>
  /^cuotas?$/.test(phrase) &&
  /^(?:\p{L}{4,}|\p{Lu}{3})$/u.test(words[to]?.text ?? '') &&
  !OF_TAXES.test(words[to]?.text ?? '');
const OF_TAXES =
  /^(?:recargo|tributaria|l[ií]quida|repercutid[ao]|soportad[ao]|total|impuestos?|iva|igic|isr|euros?)$/i;

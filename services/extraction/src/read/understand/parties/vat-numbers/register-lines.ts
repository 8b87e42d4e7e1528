import type { Cell } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/**
 * 'NIF: B12345674 Inscrita en el Registro Mercantil de León, tomo 910', 'Amtsgericht Bremen HRB 98214 · USt-IdNr. …': where a company
 * is registered only who writes the paper says, and the number in that line is his.
 */
export const isRegisterLine = ({ text }: Pick<Cell, 'text'>): boolean => REGISTER.test(fold(text));

const REGISTER =
  /\b(?:registro mercantil|r\. ?m\. (?:de )?\p{L}+, ?t\.|reg(?:istro|\.)? (?:delle )?imprese|inscrit[ao]s? (?:en|au)|immatriculee? au|rcs|r\.c\.s\.|handelsregister|amtsgericht|registergericht|hrb|firmenbuch|capitale? social[ei]?|au capital|cap\. ?soc|registered in (?:england|scotland|ireland|wales)|kvk|handelsreg)\b/u;

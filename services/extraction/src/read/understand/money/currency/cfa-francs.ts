import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** Countries of the two francs of one name, with their capitals and ports, registers and telephones (BCEAO, BEAC). */
const WEST =
  /\b(?:senegal|dakar|cote d'ivoire|ivory coast|abidjan|mali|bamako|burkina|ouagadougou|bobo dioulasso|togo|lome|benin|cotonou|porto novo|niger|niamey|guinee[ -]bissau|bissau|ninea|bceao|uemoa)\b|\+ ?(?:22[135678]|229|245)\b/;
const CENTRAL =
  /\b(?:cameroun|cameroon|yaounde|douala|gabon|libreville|port[ -]gentil|tchad|chad|n'?djamena|congo|brazzaville|pointe[ -]noire|centrafrique|centrafricaine|bangui|guinee equatoriale|malabo|bata|beac|cemac)\b|\+ ?(?:23[567]|24[012])\b/;

/** Which franc 'FCFA' means on these pages; undefined where they speak of neither's countries, or of both's. */
export function ownFranc(text: DocumentText): 'XOF' | 'XAF' | undefined {
  const says = (pattern: RegExp) => text.cells.some((cell) => pattern.test(fold(cell.text)));
  const [west, central] = [says(WEST), says(CENTRAL)];
  return west === central ? undefined : west ? 'XOF' : 'XAF';
}

import type { Cell, DocumentText } from '../text/document-text.ts';
import { US_STATE } from '../text/us-states.ts';

/** 'Austin, TX 78701' */
const BY_LETTERS = new RegExp(`\\b${US_STATE}\\b,? \\d{5}(?:-\\d{4})?\\b`);

/** Whole names, and as they were cut before a state had two letters. */
const NAMES =
  `Alabama Ala. Alaska Arizona Ariz. Arkansas Ark. California Calif. Colorado Colo. Connecticut Conn. Delaware Del. Florida Fla.
  Georgia Hawaii Idaho Illinois Ill. Indiana Ind. Iowa Kansas Kans. Kentucky Ky. Louisiana La. Maine Maryland Md.
  Massachusetts Mass. Michigan Mich. Minnesota Minn. Mississippi Miss. Missouri Mo. Montana Mont. Nebraska Neb. Nebr. Nevada
  Nev. Ohio Oklahoma Okla. Oregon Ore. Pennsylvania Pa. Penna. Tennessee Tenn. Texas Tex. Utah Vermont Vt. Virginia Va.
  Washington Wash. Wisconsin Wis. Wyoming Wyo. D.C. N.C. N.D. N.H. N.J. N.M. N.Y. R.I. S.C. S.D. W.Va. New_Hampshire
  New_Jersey New_Mexico New_York North_Carolina South_Carolina North_Dakota South_Dakota Rhode_Island`.split(/\s+/);
const BY_NAME = new RegExp(
  `(?<![\\p{L}.])(?:${NAMES.map((name) => name.replaceAll('.', '\\.').replaceAll('_', ' ')).join('|')}),? +\\d{5}(?:-\\d{4})?(?!\\d)`,
  'iu',
);

/** 'AUSTIN TX', a gap, '78701': the code in a cell of its own. */
const ENDS_WITH_STATE = new RegExp(`\\p{L}{3},? ${US_STATE}$`, 'u');
const ZIP = /^\d{5}(?:-\d{4})?$/;

/** The first place of an address in the United States on the pages. */
export const americanPlace = ({ cells, rows }: DocumentText): Cell | undefined =>
  cells.find(
    ({ text, row, column }) =>
      endsAmerican(text) || (ENDS_WITH_STATE.test(text) && ZIP.test(rows[row]?.cells[column + 1]?.text ?? '')),
  );

/** Whether a line has a state of the United States and a ZIP code behind it: 'Richmond, Virginia 23261', 'Springdale, Ark. 72764'. */
const endsAmerican = (line: string): boolean => BY_LETTERS.test(line) || BY_NAME.test(line);

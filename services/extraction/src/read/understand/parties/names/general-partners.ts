import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';

/** What the partner is called that answers for a limited partnership with all it has. */
const PARTNER = /(?<!\p{L})(?:pers[oö]nlich haftende|komplement[aä]r)/iu;

/**
 * 'Persönlich haftende Gesellschafterin' over 'Muster Verwaltung GmbH' in the foot of 'Muster GmbH & Co. KG', which has to name it (HGB
 * §§ 125, 161): names, squeezed, of companies that do not sell, each right under its heading or behind it.
 */
export const generalPartners = (text: DocumentText): ReadonlySet<string> =>
  new Set(
    text.cells
      .filter((cell) => PARTNER.test(cell.text))
      .flatMap((heading) => [...under(text, heading), behind(heading)])
      .map(squeeze),
  );

const under = ({ rows }: DocumentText, { row, page, x0, y0, y1 }: Cell): string[] =>
  (rows[row + 1]?.cells ?? [])
    .filter((cell) => cell.page === page && Math.abs(cell.x0 - x0) < y1 - y0)
    .map((cell) => cell.text);

const behind = ({ text }: Cell): string => /:\s*([^,:]+)/.exec(text)?.[1] ?? '';

import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { US_STATE } from '../../text/us-states.ts';

/** 'Agence VILLEURBANNE - 48 rue Fays' over '69100 VILLEURBANNE': one of a company's houses, by its town, and not whose. */
export function isHouseOf(text: DocumentText, { row, page, text: line }: Cell): boolean {
  const [, town] = HOUSE_IN.exec(fold(line)) ?? [];
  return (
    town !== undefined &&
    text.rows
      .slice(row, row + HOUSE_LINES)
      .some((one) => one.page === page && new RegExp(`\\b\\d{4,5} (?:\\p{L}+ )*${town}\\b`, 'u').test(fold(one.text)))
  );
}
const HOUSE_IN =
  /^(?:agence|site|depot|succursale|etablissement|niederlassung|filiale|zweigstelle|sucursal|delegacion|branch|depot) (?:de |d'|du )?(\p{L}{3,})/u;
const HOUSE_LINES = 3;

/** 'Lakeside, NC 27399', as Americans have it: the town, and its state. */
const IN_STATE = new RegExp(String.raw`(\p{L}[\p{L} .'-]+),? (${US_STATE}) \d{5}\b`, 'u');

/**
 * 'CRÉTEIL' in a line of its own, where another says '94000 Créteil', or behind a gap that is wide; 'LAKESIDE-NC': the towns of an invoice's
 * addresses, folded, and nobody's names.
 */
export const townsOf = ({ cells, rows }: DocumentText): ReadonlySet<string> =>
  new Set(
    cells.flatMap((cell) => {
      if (!/\d{4}/.test(cell.text)) return [];
      const next = CODE.test(cell.text) ? rows[cell.row]?.cells[cell.column + 1] : undefined;
      const isBehind = next && next.x0 - cell.x1 < WIDE_SPACE * (cell.y1 - cell.y0);
      const [, town, state] = IN_STATE.exec(cell.text) ?? [];
      if (town && state) return [town, `${town}-${state}`, `${town}, ${state}`].map(fold);
      return BEHIND_CODE.exec(fold(isBehind ? `${cell.text} ${next.text}` : cell.text))?.[1] ?? [];
    }),
  );
const CODE = /^\d{5}$/;
/** In heights of a line. */
const WIDE_SPACE = 2;
const BEHIND_CODE = /\b\d{4,5},? (\p{L}[\p{L}' -]*\p{L})[^\p{L}\d]*$/u;

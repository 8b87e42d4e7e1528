import { EVIDENCE_LIMITS, type ReadLine, type ReadVat, type RowPlace } from '@comptoir/contracts';
import { boundsOf, fractionBox, type PageText, type Placed } from '../page-model.ts';

/** Where the first rows of a table stand, in fractions of their pages; null where that is not known. */
export function rowPlaces(
  pages: readonly PageText[],
  rows: readonly (Placed<ReadLine> | Placed<ReadVat>)[],
): (RowPlace | null)[] {
  return rows.slice(0, EVIDENCE_LIMITS.rows).map(({ place }) => {
    const page = pages.find(({ number }) => number === place?.page);
    const boxes = Object.entries(place?.boxes ?? {});
    if (!page || boxes.length === 0) return null;
    return {
      page: page.number,
      box: fractionBox(boundsOf(boxes.map(([, box]) => box)), page),
      cells: Object.fromEntries(boxes.map(([name, box]) => [name, fractionBox(box, page)])),
    };
  });
}

/** The lines of an XML as the page shows them, in their order: each the next one with its total. */
export function linesOnPage(lines: readonly ReadLine[], shown: readonly Placed<ReadLine>[]): Placed<ReadLine>[] {
  let from = 0;
  return lines.map((line) => {
    const at = shown.findIndex(({ netTotal }, index) => index >= from && isSame(netTotal, line.netTotal));
    const place = shown[at]?.place;
    if (!place) return line;
    from = at + 1;
    return { ...line, place };
  });
}

/** The VAT breakdown of an XML as the page shows it: a rate where its tax stands with it. */
export function vatOnPage(rows: readonly ReadVat[], shown: readonly Placed<ReadVat>[]): Placed<ReadVat>[] {
  return rows.map((row) => {
    const place = shown.find(({ rate, amount }) => isSame(rate, row.rate) && isSame(amount, row.amount))?.place;
    return place ? { ...row, place } : row;
  });
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && Number(one) === Number(other);

/** What a reading gives of a row: its values alone. */
export const withoutPlace = <Row extends object>({ place: _, ...row }: Row & { readonly place?: unknown }) => row;

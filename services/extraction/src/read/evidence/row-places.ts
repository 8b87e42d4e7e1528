import { EVIDENCE_LIMITS, type LinePlace, type ReadLine } from '@comptoir/contracts';
import { boundsOf, fractionBox, type PageText } from '../page-model.ts';
import type { LineOnPage } from '../understand/lines/line-on-page.ts';

/** Where the first lines stand, in fractions of their pages; null where that is not known. */
export function linePlaces(pages: readonly PageText[], lines: readonly LineOnPage[]): (LinePlace | null)[] {
  return lines.slice(0, EVIDENCE_LIMITS.lines).map(({ place }) => {
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
export function onPage(lines: readonly ReadLine[], shown: readonly LineOnPage[]): LineOnPage[] {
  let from = 0;
  return lines.map((line) => {
    const at = shown.findIndex(
      ({ netTotal }, index) => index >= from && netTotal !== undefined && Number(netTotal) === Number(line.netTotal),
    );
    const place = shown[at]?.place;
    if (!place) return line;
    from = at + 1;
    return { ...line, place };
  });
}

export const withoutPlace = ({ place, ...line }: LineOnPage): ReadLine => line;

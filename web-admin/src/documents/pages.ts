import { PAGE_WIDTHS, type PageWidth } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../providers/http.ts';

/** A page of a document, in points; images are drawn in one of a few widths. */
export interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

const pagesUrl = (documentId: string): string => `/api/v1/documents/${encodeURIComponent(documentId)}/pages`;

export const pageImageUrl = (documentId: string, page: number, width: PageWidth): string =>
  `${pagesUrl(documentId)}/${page}?width=${width}`;

/** The smallest drawn width that is sharp at so many pixels across. */
export const sharpWidth = (pixels: number): PageWidth => PAGE_WIDTHS.find((width) => width >= pixels) ?? 2400;

/** As wide as a page was drawn last: the next one will be too. */
let drawnLast: PageWidth = 960;
export const noteDrawn = (width: PageWidth): void => {
  drawnLast = width;
};

/** Has the browser fetch a page's image, as wide as it is likely to be drawn. */
export function fetchAhead(documentId: string, page: number): void {
  new Image().src = pageImageUrl(documentId, page, drawnLast);
}

/** How wide a page is drawn before its place was measured. */
export const likelyWidth = (): PageWidth => drawnLast;

export const pagesQuery = (documentId: string) => ({
  queryKey: ['documents', 'pages', documentId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callJson<{ pages: readonly Page[] }>(pagesUrl(documentId), { signal })).json.pages,
  // A document is never altered.
  staleTime: Number.POSITIVE_INFINITY,
});

export const usePages = (documentId: string) => useQuery(pagesQuery(documentId));

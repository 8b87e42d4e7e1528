/** Where each list's neighbouring pages begin, as the last answers said. */
export interface Cursors {
  of(list: string, page: number): string | undefined;
  remember(list: string, page: number, headers: Headers): void;
}

/** Within this many rows of the start a page number is exact and cheap; beyond, only a cursor reaches. */
const SHALLOW_PAGES = 20;

/**
 * Keeps the cursors of the list that is looked at. Shallow pages go by number: their rows move while one looks, and a
 * number shows the page as it is now.
 */
export function createCursors(): Cursors {
  let current = '';
  let pages = new Map<number, string>();
  return {
    of: (list, page) => (list === current && page > SHALLOW_PAGES ? pages.get(page) : undefined),
    remember(list, page, headers) {
      if (list !== current) {
        current = list;
        pages = new Map();
      }
      const next = headers.get('X-Next-Cursor');
      const previous = headers.get('X-Previous-Cursor');
      if (next) pages.set(page + 1, next);
      if (previous) pages.set(page - 1, previous);
    },
  };
}

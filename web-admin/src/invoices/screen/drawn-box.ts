/** [x0, y0, x1, y1] in fractions of the page, from its top left corner. */
export type PageBox = readonly [number, number, number, number];
export type Point = readonly [x: number, y: number];
type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Less than this share of the page both ways is a click, and no region. */
const LEAST = 0.004;

/** Where on the page a pointer is, over a page that was turned by quarter turns clockwise. */
export function pointOnPage(
  pointer: { readonly clientX: number; readonly clientY: number },
  on: Frame,
  turns: number,
): Point {
  const u = within((pointer.clientX - on.left) / on.width);
  const v = within((pointer.clientY - on.top) / on.height);
  const turned: readonly Point[] = [
    [u, v],
    [v, 1 - u],
    [1 - u, 1 - v],
    [1 - v, u],
  ];
  return turned[turns % 4] ?? [u, v];
}

/** The box between two points; undefined where it is too small to hold a word. */
export function boxBetween([ax, ay]: Point, [bx, by]: Point): PageBox | undefined {
  const box: PageBox = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  return box[2] - box[0] < LEAST || box[3] - box[1] < LEAST ? undefined : box;
}

const within = (fraction: number): number => Math.min(1, Math.max(0, fraction));

/** A run of tiles in a row of tiles: `from` to `to`, both included. */
export type Run = { readonly row: number; readonly from: number; readonly to: number };
export type Tiling = {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  readonly dark: Uint8Array;
};

/** A line of a band's pixels, and how much of it is dark. */
export type Span = { readonly y: number; readonly from: number; readonly to: number; readonly dark: number };

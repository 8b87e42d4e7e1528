import type { DocumentMediaType, DocumentPages, PageWidth } from '@comptoir/contracts';

/** What a drawing process is asked. It keeps the document of its last request, which then comes without bytes. */
export interface DrawRequest {
  readonly documentId: string;
  readonly mediaType: DocumentMediaType;
  readonly bytes?: Uint8Array;
  readonly want:
    | { readonly kind: 'pages' }
    | { readonly kind: 'image'; readonly number: number; readonly width: PageWidth };
}

/** Why a document cannot be drawn; the problem catalogue has each as `preview.…`. */
export type DrawRefusal = 'encrypted' | 'damaged' | 'tooHeavy';

export type DrawAnswer =
  | { readonly kind: 'pages'; readonly pages: DocumentPages }
  /** WebP. */
  | { readonly kind: 'image'; readonly image: Uint8Array }
  | { readonly kind: 'noSuchPage' }
  | { readonly kind: 'refused'; readonly refusal: DrawRefusal };

/** Thrown while drawing and answered as what it is. */
export class Undrawable extends Error {
  readonly refusal: DrawRefusal;

  constructor(refusal: DrawRefusal, cause?: unknown) {
    super(refusal, { cause });
    this.name = 'Undrawable';
    this.refusal = refusal;
  }
}

/** An open document, able to be drawn. Page numbers are from 1 and were checked against `total`. */
export interface Drawable {
  readonly total: number;
  /** In its own unit, as it is seen: turned and cropped. */
  sizeOf(number: number): Promise<{ width: number; height: number }>;
  /** @param width in pixels, less where the page would become too large */
  draw(number: number, width: number): Promise<Uint8Array>;
  close(): void;
}

/** A page that is very long is drawn smaller: at most this many pixels, 2400 wide and a little over A4's ratio twice. */
export const MOST_PIXELS = 17_000_000;
/** Listed by `pages`; any page can be drawn. */
export const MOST_LISTED = 500;

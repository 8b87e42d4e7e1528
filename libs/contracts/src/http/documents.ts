import { type Static, Type } from 'typebox';
import { Id, literals } from './common.ts';

/** `POST /api/bill/upload` (specification 001 §7), with the ids that the portal's own screens follow. */
export const UploadAnswer = Type.Object({ nameFile: Type.String(), documentId: Type.String() });
export type UploadAnswer = Static<typeof UploadAnswer>;

/** What a document is by its bytes; nothing else is taken. */
export const MEDIA_TYPES = ['application/pdf', 'application/xml', 'image/png', 'image/jpeg', 'image/tiff'] as const;
export type DocumentMediaType = (typeof MEDIA_TYPES)[number];

export const UPLOAD_FILES_A_DROP = 30;

/**
 * Names one upload for who sends it, so that sending it again after a lost answer gives the same document and no second
 * one. The portal gives each file of a drop its own.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** In pixels: the widths a page image comes in. */
export const PAGE_WIDTHS = [480, 960, 1600, 2400] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** `GET /api/v1/documents/{id}/pages/{n}?width=`. */
export const PageQuery = Type.Object({
  width: Type.Optional(Type.Integer({ enum: [...PAGE_WIDTHS], default: 960 })),
});

/** `GET /api/v1/documents/{id}/pages`: the first 500 pages, as they are seen (turned, cropped). */
export const DocumentPages = Type.Object({
  /** How many pages the document has. */
  total: Type.Integer(),
  pages: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      /** In points (1/72 inch) for a PDF, in pixels for an image: only their ratio matters. */
      width: Type.Number(),
      height: Type.Number(),
    }),
  ),
});
export type DocumentPages = Static<typeof DocumentPages>;

/** `GET /api/v1/documents/{id}`. Pages are at `/api/v1/documents/{id}/pages/{n}?width=` (n from 1), the bytes at `/content`. */
export const DocumentRecord = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  mediaType: Type.String(),
  size: Type.Integer(),
  sha256: Type.String(),
  supplierId: Type.Optional(Type.String()),
  storedAt: Type.String(),
  /** Pages the preview has; 0 where there is nothing to draw (XML). Absent until the first look. */
  pages: Type.Optional(Type.Integer()),
});
export type DocumentRecord = Static<typeof DocumentRecord>;

/**
 * Between services: `POST /internal/documents`, a form with one file, of what came by another way than the portal. Under
 * an Idempotency-Key, as an upload.
 */
export const DocumentArrival = Type.Object({
  channel: literals(['mail', 'ftp'] as const),
  /** Who it came from, for the invoice's history: an address, a folder. */
  from: Type.String({ minLength: 1, maxLength: 320 }),
  supplierId: Type.Optional(Id),
});
export type DocumentArrival = Static<typeof DocumentArrival>;

/** Pages of a file, from 1, both included. */
export const PageRange = Type.Object({ from: Type.Integer({ minimum: 1 }), to: Type.Integer({ minimum: 1 }) });
export type PageRange = Static<typeof PageRange>;

/** Whether these are two ranges or more that cover each page from 1 to `pages` once, in order. */
export function coversOnce(parts: readonly PageRange[], pages: number): boolean {
  const follow = parts.every(({ from, to }, at) => from === (parts[at - 1]?.to ?? 0) + 1 && to >= from);
  return parts.length >= 2 && follow && parts.at(-1)?.to === pages;
}

/** A file is cut into this many at most, and a file of more pages is not cut. */
export const MOST_PARTS = 100;
export const MOST_PAGES_CUT = 500;

/**
 * Between services: `POST /internal/documents/{id}/parts`. Each range becomes a document of its own, stored and told to
 * nobody: whoever asked opens its invoice. The same range under the same key is the same document again.
 */
export const CutRequest = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 120 }),
  /** Whose the parts are at first: the supplier that the file was sent for, not the one that it was read as. */
  supplierId: Type.Optional(Id),
  parts: Type.Array(PageRange, { minItems: 2, maxItems: MOST_PARTS }),
});
export type CutRequest = Static<typeof CutRequest>;

export const CutAnswer = Type.Object({
  /** How many the whole file has. */
  pages: Type.Integer(),
  /** As many and in the order of the ranges. */
  parts: Type.Array(
    Type.Object({ documentId: Type.String(), fileName: Type.String(), size: Type.Integer(), sha256: Type.String() }),
  ),
});
export type CutAnswer = Static<typeof CutAnswer>;

/** Between services: `POST /internal/archive`, answered with a zip while it is made. */
export const ArchiveRequest = Type.Object({
  documents: Type.Array(Type.Object({ id: Type.String(), name: Type.String({ maxLength: 300 }) }), {
    maxItems: 10_000,
  }),
});
export type ArchiveRequest = Static<typeof ArchiveRequest>;

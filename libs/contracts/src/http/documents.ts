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

/** Between services: `POST /internal/archive`, answered with a zip while it is made. */
export const ArchiveRequest = Type.Object({
  documents: Type.Array(Type.Object({ id: Type.String(), name: Type.String({ maxLength: 300 }) }), {
    maxItems: 10_000,
  }),
});
export type ArchiveRequest = Static<typeof ArchiveRequest>;

import { type Static, Type } from 'typebox';

/** `POST /api/bill/upload` (specification 001 §7), with the ids that the portal's own screens follow. */
export const UploadAnswer = Type.Object({ nameFile: Type.String(), documentId: Type.String() });
export type UploadAnswer = Static<typeof UploadAnswer>;

/** What a document is by its bytes; nothing else is taken. */
export const MEDIA_TYPES = ['application/pdf', 'application/xml', 'image/png', 'image/jpeg', 'image/tiff'] as const;
export type DocumentMediaType = (typeof MEDIA_TYPES)[number];

export const UPLOAD_FILES_A_DROP = 30;

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

/** Between services: `POST /internal/archive`, answered with a zip while it is made. */
export const ArchiveRequest = Type.Object({
  documents: Type.Array(Type.Object({ id: Type.String(), name: Type.String({ maxLength: 300 }) }), {
    maxItems: 10_000,
  }),
});
export type ArchiveRequest = Static<typeof ArchiveRequest>;

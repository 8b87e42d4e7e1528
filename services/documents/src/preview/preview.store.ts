import type { DocumentPages } from '@comptoir/contracts';
import { type Database, isDuplicateKey, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { DrawRefusal } from './drawing/drawing.ts';

type PagesRow = { _id: string; pages?: DocumentPages; refusal?: DrawRefusal };
type ImageRow = { _id: string; fileId: string; size: number };

/** What a look at a document found, for ever: its bytes never change. */
export type Pages = { readonly pages: DocumentPages } | { readonly refusal: DrawRefusal };

/**
 * Pages and page images that were made once. They are asked for by the id of a document whose record the caller was
 * found to be allowed to read.
 */
export interface PreviewStore {
  findPages(documentId: string): Promise<Pages | undefined>;
  keepPages(documentId: string, pages: Pages): Promise<void>;
  findImage(image: ImageKey): Promise<{ fileId: string; size: number } | undefined>;
  /** @throws MongoServerError 11000 where somebody else has drawn it meanwhile */
  keepImage(session: Session, image: ImageKey, file: { fileId: string; size: number }): Promise<void>;
}

export interface ImageKey {
  readonly documentId: string;
  readonly number: number;
  readonly width: number;
}

export function createPreviewStore(database: Database): PreviewStore {
  const pageLists = modelOf<PagesRow>(database, 'document_pages', pagesSchema);
  const images = modelOf<ImageRow>(database, 'page_images', imageSchema);
  return {
    async findPages(documentId) {
      const row = await pageLists.findById(documentId).lean<PagesRow>();
      if (row?.refusal) return { refusal: row.refusal };
      return row?.pages && { pages: row.pages };
    },
    async keepPages(documentId, pages) {
      await pageLists.updateOne({ _id: documentId }, { $set: pages }, { upsert: true }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async findImage(image) {
      return (await images.findById(idOf(image)).lean<ImageRow>()) ?? undefined;
    },
    async keepImage(session, image, { fileId, size }) {
      await images.insertMany([{ _id: idOf(image), fileId, size }], { session });
    },
  };
}

const idOf = ({ documentId, number, width }: ImageKey): string => `${documentId}/${number}/${width}`;

const pagesSchema = new mongoose.Schema<PagesRow>(
  { _id: String, pages: Object, refusal: String },
  { versionKey: false },
);
const imageSchema = new mongoose.Schema<ImageRow>({ _id: String, fileId: String, size: Number }, { versionKey: false });

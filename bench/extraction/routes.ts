import { join } from 'node:path';
import type { ReadOptions } from '../../services/extraction/src/read/read-options.ts';
import { degradeDocument } from './degrade.ts';
import { isPhotograph, type KnownDocument } from './manifest.ts';
import { TAKEN, takeDocument } from './taken.ts';

/** A way to read a folder of known documents. */
export interface Route {
  readonly options: ReadOptions;
  readonly takes: (document: KnownDocument) => boolean;
  /** The file to read for a document; `scratch` is a folder it may write to. */
  readonly fileOf: (document: KnownDocument, folder: string, scratch: string) => Promise<string>;
}

const asItIs: Route['fileOf'] = async ({ file }, folder) => join(folder, file);
const isPdf = ({ kind }: KnownDocument): boolean => kind.startsWith('pdf');

export const ROUTES = {
  /** What embedded XML says. */
  xml: { options: {}, takes: ({ kind }) => kind === 'pdf+embedded-xml', fileOf: asItIs },
  /** What a PDF's text layer shows. */
  text: { options: { ignoreXml: true }, takes: isPdf, fileOf: asItIs },
  /** A PDF's pages as pictures. */
  ocr: { options: { ocrOnly: true }, takes: isPdf, fileOf: asItIs },
  /** The same, badly copied. */
  degraded: {
    options: { ocrOnly: true },
    takes: isPdf,
    fileOf: ({ file }, folder, scratch) => degradeDocument(join(folder, file), file, scratch),
  },
  /** Photographs. */
  scans: { options: {}, takes: isPhotograph, fileOf: asItIs },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The pages of PDFs as they are photographed and scanned again, a route for each way. */
export const TAKEN_ROUTES: Readonly<Record<string, Route>> = Object.fromEntries(
  TAKEN.map((taken): [string, Route] => [
    taken,
    {
      options: { ocrOnly: true },
      takes: isPdf,
      fileOf: ({ file }, folder, scratch) => takeDocument(join(folder, file), file, scratch, taken),
    },
  ]),
);

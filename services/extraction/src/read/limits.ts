/** Bounds on what one document may cost. Sizes in bytes unless the name says otherwise. */
export type ReadLimits = {
  readonly fileBytes: number;
  /** A PDF of more pages is refused before any page is opened. */
  readonly pages: number;
  /** Pages whose text is read; an invoice says what it has to say on the first ones and the last. */
  readonly textPages: number;
  /** Pages that are sent to OCR, which costs a second each. */
  readonly ocrPages: number;
  /** Pixels of a page at most, as it is drawn for OCR or scaled for it. */
  readonly ocrPixels: number;
  readonly charactersOfPage: number;
  /** Width × height of an image, from its header, before a pixel is decoded. */
  readonly imagePixels: number;
  readonly attachmentBytes: number;
  readonly attachments: number;
  readonly xmlNodes: number;
  readonly xmlDepth: number;
};

export const defaultLimits: ReadLimits = {
  fileBytes: 50 * 1024 * 1024,
  pages: 500,
  textPages: 60,
  ocrPages: 12,
  // An A4 page at 300 dpi has 8.7 million.
  ocrPixels: 9_500_000,
  charactersOfPage: 60_000,
  imagePixels: 80_000_000,
  attachmentBytes: 20 * 1024 * 1024,
  attachments: 64,
  xmlNodes: 400_000,
  xmlDepth: 64,
};

/** For a second attempt at what took too long or too much: a quarter of the pixels, and the first and last pages. */
export function coarser(limits: ReadLimits): ReadLimits {
  return { ...limits, ocrPixels: limits.ocrPixels / 4, ocrPages: Math.min(limits.ocrPages, 4) };
}

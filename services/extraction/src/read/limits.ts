/** Bounds on what one document may cost. Sizes in bytes unless the name says otherwise. */
export type ReadLimits = {
  readonly fileBytes: number;
  /** A PDF of more pages is refused before any page is opened. */
  readonly pages: number;
  /** Pages whose text is read; an invoice says what it has to say on the first ones and the last. */
  readonly textPages: number;
  /** Pages that are sent to OCR, which costs a second each. */
  readonly ocrPages: number;
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
  charactersOfPage: 60_000,
  imagePixels: 80_000_000,
  attachmentBytes: 20 * 1024 * 1024,
  attachments: 64,
  xmlNodes: 400_000,
  xmlDepth: 64,
};

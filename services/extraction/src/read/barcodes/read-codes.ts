// The codes drawn in a picture: where each stands and what it holds, by zxing's reader.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, type ReaderOptions, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';
import { type GreyImage, toPgm } from '../ocr/grey-image.ts';
import { type Box, boundsOf } from '../page-model.ts';
import type { Symbology } from './code-facts.ts';

/** A code as it is drawn: its box in pixels of the picture. */
export type DrawnCode = { readonly payload: string; readonly symbology: Symbology; readonly box: Box };

const SYMBOLOGIES = ['QRCode', 'PDF417', 'DataMatrix', 'Aztec', 'Code128'] as const satisfies readonly (Symbology &
  ReadInputBarcodeFormat)[];
const isKnown = (format: string): format is Symbology => (SYMBOLOGIES as readonly string[]).includes(format);
/** More than these on one page are a sheet of labels. */
const MOST_CODES = 8;
/** Longer than the largest code of any kind can hold (7,089 figures in a QR code of version 40). */
const LONGEST = 8192;

const OPTIONS: ReaderOptions = {
  formats: [...SYMBOLOGIES],
  maxNumberOfSymbols: MOST_CODES,
  tryHarder: true,
  tryInvert: false,
  textMode: 'Plain',
};

let ready: Promise<unknown> | undefined;

/**
 * Reads the codes of a picture. None where there is none that can be read: half a code is not guessed, each kind has its own
 * error correction.
 */
export async function readCodes(image: GreyImage): Promise<DrawnCode[]> {
  ready ??= load();
  await ready;
  const found = await readBarcodes(new Uint8Array(toPgm(image)), OPTIONS);
  return found.flatMap(({ isValid, format, text, position }): DrawnCode[] => {
    if (!isValid || !isKnown(format) || text.length > LONGEST) return [];
    const { topLeft, topRight, bottomLeft, bottomRight } = position;
    const corners = [topLeft, topRight, bottomLeft, bottomRight].map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y }));
    return [{ payload: text, symbology: format, box: boundsOf(corners) }];
  });
}

/** The module's program comes from the package on disk: left to itself it is asked for on the Internet. */
async function load(): Promise<unknown> {
  const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength);
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

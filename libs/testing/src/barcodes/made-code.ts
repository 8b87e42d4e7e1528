import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';

/** A code's modules, row by row from the top; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** The code that holds `payload`. */
export async function codeOf(payload: string, format: WriteInputBarcodeFormat = 'QRCode'): Promise<Modules> {
  const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  const wasmBinary = program.buffer.slice(program.byteOffset, program.byteOffset + program.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { symbol, error } = await writeBarcode(payload, { format });
  if (error) throw new Error(error);
  const { data, width, height } = symbol;
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[y * width + x] === 0));
}

/** A picture of it, so many pixels a module, with four modules of paper around. */
export function pictureOfCode(modules: Modules, pixels = 4): Promise<Buffer> {
  const quiet = 4;
  const [width, height] = [(modules[0]?.length ?? 0) + 2 * quiet, modules.length + 2 * quiet];
  const grey = Buffer.alloc(width * height, 255);
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) grey[(y + quiet) * width + x + quiet] = 0;
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(width * pixels, height * pixels, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

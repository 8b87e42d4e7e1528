import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { MadeInvoice } from './make-invoice.ts';
import { seededRandom } from './random.ts';
import { type Layout, layOut, PAGE, type Sheet } from './sheet.ts';

export interface ScanOptions {
  readonly layout?: Layout;
  readonly dpi?: number;
  /** Degrees, clockwise: how crooked it lay. */
  readonly tilt?: number;
  /** 0 to 1: how far grains of dust and sensor reach. */
  readonly noise?: number;
  readonly jpegQuality?: number;
  readonly seed?: number;
}

const FAMILY = 'Comptoir Scan';
let fontsRegistered = false;

/** A font of our own: a bare machine has none, and a scan has to look alike everywhere. */
function registerFonts(): void {
  if (fontsRegistered) return;
  const require = createRequire(import.meta.url);
  for (const weight of [400, 700]) {
    GlobalFonts.registerFromPath(
      require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`),
      FAMILY,
    );
  }
  fontsRegistered = true;
}

function draw({ marks, rules }: Sheet, dpi: number): Buffer {
  registerFonts();
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(PAGE.width * scale), Math.round(PAGE.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfdfb';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1c1c20';
  for (const { text, x, y, size, bold, right } of marks) {
    context.font = `${bold ? 700 : 400} ${size * scale}px "${FAMILY}"`;
    context.textAlign = right ? 'right' : 'left';
    context.fillText(text, x * scale, y * scale);
  }
  for (const { y, from, to } of rules)
    context.fillRect(from * scale, y * scale, (to - from) * scale, Math.max(1, 0.6 * scale));
  return canvas.toBuffer('image/png');
}

/** The first page as somebody scanned it: pixels, a little crooked, a little dirty, as JPEG. */
export async function renderScan(invoice: MadeInvoice, options: ScanOptions = {}): Promise<Uint8Array> {
  const { layout = 'classic', dpi = 200, tilt = 0, noise = 0, jpegQuality = 85, seed = 1 } = options;
  const [sheet] = layOut(invoice, layout);
  if (!sheet) throw new Error('an invoice has a page');
  const turned = sharp(draw(sheet, dpi)).rotate(tilt, { background: '#f4f4f0' }).greyscale();
  if (noise === 0) return turned.jpeg({ quality: jpegQuality }).withMetadata({ density: dpi }).toBuffer();
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
  const random = seededRandom(seed);
  for (let at = 0; at < data.length; at++) {
    const grain = (random.next() - 0.5) * 255 * noise;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + grain));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: jpegQuality })
    .withMetadata({ density: dpi })
    .toBuffer();
}

/** What an uploaded file is by its bytes; names and declared types are not believed. */
export type FileKind =
  | { readonly mediaType: 'image/png' | 'image/jpeg'; readonly width: number; readonly height: number }
  | { readonly mediaType: 'application/pdf' };

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** PDF readers look for the header in the first 1024 bytes (ISO 32000-1, annex H.3). */
const PDF_HEADER_WITHIN = 1024;

/** Undefined for anything that is not a PNG, a JPEG whose size can be read, or a PDF. */
export function fileKindOf(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 8).equals(PNG) && bytes.length >= 33 && bytes.toString('latin1', 12, 16) === 'IHDR') {
    return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    const size = jpegSize(bytes);
    return size && { mediaType: 'image/jpeg', ...size };
  }
  return bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? { mediaType: 'application/pdf' } : undefined;
}

/** Walks the segments to the frame header (SOF0 to SOF15, but DHT, JPG and DAC), which holds height and width. */
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

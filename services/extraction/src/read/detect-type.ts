export type DocumentType = 'pdf' | 'xml' | 'png' | 'jpeg' | 'tiff';

/** What the bytes are, whatever the name says; undefined where it is none of what is read. */
export function detectType(bytes: Uint8Array): DocumentType | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  // Some producers put bytes before the header; readers accept it within the first 1024 (ISO 32000-1, annex H).
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  const text = head
    .replace(/\0/g, '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart();
  return /^<(?:\?xml|!DOCTYPE|!--|[A-Za-z_])/.test(text) && !/^<(?:!DOCTYPE )?html/i.test(text) ? 'xml' : undefined;
}

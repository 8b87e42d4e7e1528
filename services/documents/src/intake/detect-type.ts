import type { DocumentMediaType } from '@comptoir/contracts';
import { fileTypeFromBuffer } from 'file-type';

/** How much of a file's beginning tells what it is, in bytes. */
export const HEAD_BYTES = 4100;
/** Where a PDF's header may be at the latest (ISO 32000-1, annex H.3). */
const PDF_HEADER_WITHIN = 1024;

const KNOWN: Readonly<Record<string, DocumentMediaType>> = {
  'application/pdf': 'application/pdf',
  'application/xml': 'application/xml',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/tiff': 'image/tiff',
};

/** What a document is by its first bytes, never by its name; undefined for what is not taken. */
export async function detectType(head: Uint8Array): Promise<DocumentMediaType | undefined> {
  const found = await fileTypeFromBuffer(head);
  if (found && found.mime !== 'application/xml') return KNOWN[found.mime];
  if (Buffer.from(head).subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'application/pdf';
  return isXml(head) ? 'application/xml' : undefined;
}

/** XML by its look: a declaration, a document type or a first tag, that is no web page's and no drawing's. */
function isXml(head: Uint8Array): boolean {
  let rest = decoded(head).trimStart();
  const declared = /^<\?xml\s/.test(rest);
  for (;;) {
    const skipped = afterMiscellany(rest);
    if (skipped === undefined) break;
    rest = skipped.trimStart();
  }
  const root = /^<(?:!DOCTYPE\s+)?(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)/.exec(rest)?.[1]?.toLowerCase();
  if (root === undefined) return declared;
  return root !== 'html' && root !== 'svg';
}

/** What follows a processing instruction or a comment; undefined where there is none, or none that ends in sight. */
function afterMiscellany(text: string): string | undefined {
  for (const [begin, end] of [
    ['<?', '?>'],
    ['<!--', '-->'],
  ] as const) {
    const at = text.startsWith(begin) ? text.indexOf(end, begin.length) : -1;
    if (at >= 0) return text.slice(at + end.length);
  }
  return undefined;
}

/** As text by its byte order mark, or by where its zeros are (XML 1.0, appendix F). */
function decoded(head: Uint8Array): string {
  const [a, b, c] = head;
  const little = (a === 0xff && b === 0xfe) || (a === 0x3c && b === 0);
  const big = (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c);
  if (little || big) return new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(head);
  return a === 0xef && b === 0xbb && c === 0xbf
    ? new TextDecoder('utf-8').decode(head)
    : Buffer.from(head).toString('latin1');
}

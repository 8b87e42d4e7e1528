/** A piece of a comment: plain text, or an address that can be followed. */
export interface TextPiece {
  readonly text: string;
  /** Absent for plain text. */
  readonly href?: string;
}

/** An address on the web, as far as it goes without a space or a mark that no address holds. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^\u00ab\u00bb\u2018-\u201f\p{Cc}\p{Cf}]+/giu;
/** What ends a sentence around an address rather than the address itself. */
const TRAILING = /[.,;:!?؟،؛…]+$/u;

/**
 * A comment cut into text and addresses: http and https alone, spelled out, and nothing that only looks like one. The
 * pieces put together are the comment.
 */
export function linksIn(comment: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: found, index } of comment.matchAll(ADDRESS)) {
    const text = withoutClosing(found.replace(TRAILING, ''));
    const href = addressOf(text);
    if (href === undefined) continue;
    if (index > at) pieces.push({ text: comment.slice(at, index) });
    pieces.push({ text, href });
    at = index + text.length;
  }
  if (at < comment.length) pieces.push({ text: comment.slice(at) });
  return pieces;
}

/** A bracket that closes one before the address is not of the address. */
function withoutClosing(text: string): string {
  for (const [open, close] of ['()', '[]'] as const) {
    if (text.endsWith(close ?? '') && !text.includes(open ?? '')) return text.slice(0, -1).replace(TRAILING, '');
  }
  return text;
}

function addressOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, href, username, password } = new URL(text);
  // A name before the host reads like the host: `https://bank.example@evil.example`.
  const isPlain = username === '' && password === '';
  return isPlain && hostname !== '' && (protocol === 'https:' || protocol === 'http:') ? href : undefined;
}

/**
 * Content-Disposition for a download under a name in any script: a plain ASCII name for old readers, and the real one
 * as RFC 8187 writes it.
 */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export type Range = { readonly start: number; readonly end: number };

/**
 * The one range a Range header asks for (RFC 9110 §14), `end` excluded; 'unsatisfiable' past the end of the file,
 * undefined for the whole: no header, several ranges, or another unit.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [whole, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (whole === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : 'unsatisfiable';
}

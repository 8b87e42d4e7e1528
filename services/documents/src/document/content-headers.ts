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

/** Lower case without accents, ligatures or typographic variants: what labels are compared in. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[°º]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`´]/g, "'");
}

/** Folded, and only what can carry meaning in a label: letters, digits, '#' and '%'. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\d#%]/gu, '');
}

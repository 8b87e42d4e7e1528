/** An XML invoice that asks for a file of the machine that reads it. */
export const withExternalEntity = (cii: string): string =>
  cii
    .replace('?>', '?>\n<!DOCTYPE rsm:CrossIndustryInvoice [<!ENTITY secret SYSTEM "file:///etc/passwd">]>')
    .replace(/<ram:Name>[^<]*</, '<ram:Name>&secret;<');

/** An XML invoice whose one entity stands for ten million words. */
export function withEntityExpansion(cii: string): string {
  const levels = Array.from({ length: 7 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const types = `<!DOCTYPE rsm:CrossIndustryInvoice [<!ENTITY e0 "lol">${levels.join('')}]>`;
  return cii.replace('?>', `?>\n${types}`).replace(/<ram:Name>[^<]*</, '<ram:Name>&e7;<');
}

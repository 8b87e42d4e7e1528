/** The lower tabs of a supplier, in the specification's order: Contact stands at index 4 (000 §2). */
export const DOCUMENT_TABS = ['redevances', 'invoices', 'payments', 'declarations', 'contact'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

/** The tab a link asks for: `contact=1` opens Contact (specification 000 §2), `tab` any; Invoices without either. */
export function tabOf(query: URLSearchParams): DocumentTab {
  if (query.get('contact') === '1') return 'contact';
  return DOCUMENT_TABS.find((name) => name === query.get('tab')) ?? 'invoices';
}

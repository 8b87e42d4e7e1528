import type { DocumentText } from './document-text.ts';

/** A pure function of a document that several rules ask: it is worked out once, and forgotten with the document. */
export function oncePerDocument<Told>(tell: (text: DocumentText) => Told): (text: DocumentText) => Told {
  const known = new WeakMap<DocumentText, { readonly told: Told }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.told;
    const told = tell(text);
    known.set(text, { told });
    return told;
  };
}

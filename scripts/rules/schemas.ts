import { type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom';

const XSD = 'http://www.w3.org/2001/XMLSchema';

/**
 * A schema without what is written for people and, where `codes` is false, without its code lists: which codes may
 * stand is for the rules to say, whose lists are newer.
 */
export function tidySchema(xsd: string, { codes }: { readonly codes: boolean }): string {
  const document = parseXmlDocument(xsd);
  const unwanted = (element: Element) =>
    element.namespaceURI === XSD &&
    (element.localName === 'annotation' || (!codes && element.localName === 'enumeration'));
  const prune = (element: Element): void => {
    for (const child of [...element.childNodes]) {
      const isElement = child.nodeType === child.ELEMENT_NODE;
      if (
        isElement
          ? unwanted(child as Element)
          : (child.nodeValue ?? '').trim() === '' || child.nodeType === child.COMMENT_NODE
      )
        element.removeChild(child);
      else if (isElement) prune(child as Element);
    }
  };
  const root = document.documentElement;
  if (!root) throw new Error('no schema');
  prune(root);
  return serializeToWellFormedString(root);
}

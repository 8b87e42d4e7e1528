import type { XmlNode } from './parse-xml.ts';
import { profileOf } from './profile.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';
import type { StructuredInvoice } from './structured-invoice.ts';

/** The invoice a parsed XML holds, by its root element; undefined where it is another kind of document. */
export function readInvoiceXml(root: XmlNode): StructuredInvoice | undefined {
  if (root.name === 'CrossIndustryInvoice' || root.name === 'CrossIndustryDocument')
    return { profile: profileOf(root), ...readCii(root) };
  if ((root.name === 'Invoice' || root.name === 'CreditNote') && /ubl/i.test(root.namespace))
    return { profile: profileOf(root), ...readUbl(root) };
  return undefined;
}

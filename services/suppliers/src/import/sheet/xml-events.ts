import { Problem } from '@comptoir/service-kit';
import { SaxesParser } from 'saxes';

export type XmlEvent =
  | { readonly open: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly close: string }
  | { readonly text: string };

/** Longest stretch without a tag: a cell's text, escaped. */
const MOST_BETWEEN_TAGS = 1_000_000;

/**
 * What an XML says, a few events at a time as its bytes come; element names without their prefix. Nothing is fetched, and
 * a document type is refused: no entity is ever declared.
 * @throws Problem import.sheetDamaged
 */
export async function* xmlEvents(bytes: AsyncIterable<Buffer>, name: string): AsyncGenerator<XmlEvent[]> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = (): never => {
    throw new Problem('import.sheetDamaged', { name });
  };
  let events: XmlEvent[] = [];
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', (tag) => {
    events.push({ open: localName(tag.name), attributes: tag.attributes as Record<string, string> });
  });
  parser.on('closetag', (tag) => {
    events.push({ close: localName(tag.name) });
  });
  parser.on('text', (text) => {
    events.push({ text });
  });
  parser.on('cdata', (text) => {
    events.push({ text });
  });

  const decoder = new TextDecoder('utf-8');
  let sinceTag = 0;
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    const last = text.lastIndexOf('<');
    sinceTag = last === -1 ? sinceTag + text.length : text.length - last;
    if (sinceTag > MOST_BETWEEN_TAGS) refuse();
    parser.write(text);
    if (events.length > 0) yield events;
    events = [];
  }
  parser.write(decoder.decode());
  parser.close();
  if (events.length > 0) yield events;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

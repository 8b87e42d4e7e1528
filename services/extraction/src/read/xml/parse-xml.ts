import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import type { ReadLimits } from '../limits.ts';
import { ReadRefusal } from '../refusal.ts';

/** An element, its namespace resolved and prefixes forgotten. Attribute names are local names. */
export type XmlNode = {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
};

const CHUNK = 64 * 1024;

/**
 * Parses XML within limits. Nothing is fetched and no entity is declared: a DOCTYPE of any kind is refused,
 * which closes external entities and entity expansion alike (an EN 16931 invoice has no use for one).
 * @throws ReadRefusal XML_FORBIDDEN (a DOCTYPE), TOO_LARGE (too many or too deep elements), DAMAGED (not well-formed)
 */
export function parseXml(bytes: Uint8Array, limits: Pick<ReadLimits, 'xmlNodes' | 'xmlDepth'>): XmlNode {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let nodes = 0;

  parser.on('doctype', () => {
    throw new ReadRefusal('XML_FORBIDDEN', 'the XML has a document type declaration');
  });
  parser.on('error', (error) => {
    throw new ReadRefusal('DAMAGED', `the XML is not well-formed: ${error.message}`);
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    nodes += 1;
    if (nodes > limits.xmlNodes)
      throw new ReadRefusal('TOO_LARGE', `the XML has more than ${limits.xmlNodes} elements`);
    if (open.length >= limits.xmlDepth)
      throw new ReadRefusal('TOO_LARGE', `the XML is nested deeper than ${limits.xmlDepth}`);
    const node: XmlNode = {
      name: tag.local,
      namespace: tag.uri,
      attributes: localAttributes(tag.attributes),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('closetag', () => {
    const node = open.pop();
    if (node) node.text = node.text.trim();
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  const decoder = decoderOf(bytes);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parser.write(decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
  if (!root) throw new ReadRefusal('DAMAGED', 'the XML has no element');
  return root;
}

function localAttributes(attributes: Record<string, SaxesAttributeNS>): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.local, attribute.value]));
}

/** The text of an XML document, in whichever encoding it came. @throws ReadRefusal as parseXml does */
export const decodeXml = (bytes: Uint8Array): string => decoderOf(bytes).decode(bytes);

/** By the byte order mark, else by the encoding the declaration names, else UTF-8 (XML 1.0, appendix F). */
function decoderOf(bytes: Uint8Array): InstanceType<typeof TextDecoder> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(declaration)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8');
  } catch (cause) {
    throw new ReadRefusal('DAMAGED', `the XML names an encoding nobody knows: ${named}`, { cause });
  }
}

/** The first node at the end of a path; a step may name alternatives, 'A|B'. */
export function find(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, step) => {
    const names = step.split('|');
    return at?.children.find((child) => names.includes(child.name));
  }, node);
}

/** Every node at the end of a path. */
export function findAll(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (at, step) => {
      const names = step.split('|');
      return at.flatMap((parent) => parent.children.filter((child) => names.includes(child.name)));
    },
    node ? [node] : [],
  );
}

/** The text at the end of a path, absent where it is empty. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  return find(node, ...path)?.text || undefined;
}

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { ReadLimits } from '../read/limits.ts';
import { ReadRefusal } from '../read/refusal.ts';
import { parseXml, type XmlNode } from '../read/xml/parse-xml.ts';
import type { Profile } from '../read/xml/profile.ts';

/** How a PDF carries its invoice. */
export type Container = {
  /** The attachment's file name. */
  readonly name: string;
  /** Whether the document's catalogue names it among its associated files (/AF). */
  readonly isListed: boolean;
  readonly relationship?: string;
  /** What the PDF's metadata (XMP) say of the invoice in it. */
  readonly level?: string;
};

export type ContainerBreach = {
  readonly code:
    | 'CONTAINER_NAME'
    | 'CONTAINER_NOT_LISTED'
    | 'CONTAINER_RELATIONSHIP'
    | 'CONTAINER_METADATA'
    | 'CONTAINER_PROFILE';
  readonly severity: 'error' | 'warning';
  readonly values?: Readonly<Record<string, string>>;
};

const NAMES = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;
const RELATIONSHIPS = ['Data', 'Alternative'];
const LEVELS: Readonly<Record<Profile, readonly string[]>> = {
  MINIMUM: ['MINIMUM'],
  BASIC_WL: ['BASICWL'],
  BASIC: ['BASIC'],
  EN_16931: ['EN16931', 'COMFORT'],
  EXTENDED: ['EXTENDED'],
  XRECHNUNG: ['XRECHNUNG'],
  ZUGFERD_1: ['BASIC', 'COMFORT', 'EXTENDED'],
  OTHER: [],
};

/** What of Factur-X's rules for its PDF (Factur-X 1.0, chapter 6; ISO 32000-2, 14.13) a container breaks. */
export function containerBreaches(container: Container, profile: Profile): ContainerBreach[] {
  const { name, isListed, relationship = '', level } = container;
  const breaches: ContainerBreach[] = [];
  if (!NAMES.test(name))
    breaches.push({ code: 'CONTAINER_NAME', severity: 'error', values: { name: name.slice(0, 200) } });
  if (!isListed) breaches.push({ code: 'CONTAINER_NOT_LISTED', severity: 'error' });
  if (!RELATIONSHIPS.includes(relationship))
    breaches.push({ code: 'CONTAINER_RELATIONSHIP', severity: 'warning', values: { read: relationship.slice(0, 40) } });
  if (level === undefined) breaches.push({ code: 'CONTAINER_METADATA', severity: 'error' });
  else if (profile !== 'OTHER' && !LEVELS[profile].includes(level.toUpperCase().replace(/[\s_-]/g, '')))
    breaches.push({
      code: 'CONTAINER_PROFILE',
      severity: 'error',
      values: { metadata: level.slice(0, 40), xml: profile },
    });
  return breaches;
}

/**
 * Reads how a PDF carries the attachment of that name. The PDF is parsed whole, apart from the reader: only ever call
 * it where time and memory are bounded.
 */
export async function readContainer(pdf: Uint8Array, name: string, limits: ReadLimits): Promise<Container> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    ignoreEncryption: true,
    throwOnInvalidObject: false,
  });
  const { catalog } = document;
  const listed = dictsOf(catalog.lookup(PDFName.of('AF')));
  const names = catalog.lookup(PDFName.of('Names'));
  const embedded = names instanceof PDFDict ? namedFiles(names.lookup(PDFName.of('EmbeddedFiles'))) : [];
  const own = [...listed, ...embedded].find((file) => fileName(file) === name);
  const relationship = own?.lookup(PDFName.of('AFRelationship'));
  const level = levelIn(catalog.lookup(PDFName.of('Metadata')), limits);
  return {
    name,
    isListed: listed.some((file) => fileName(file) === name),
    ...(relationship instanceof PDFName && { relationship: relationship.decodeText() }),
    ...(level !== undefined && { level }),
  };
}

const MOST_FILES = 64;
const DEEPEST = 8;

function dictsOf(value: unknown): PDFDict[] {
  if (!(value instanceof PDFArray)) return [];
  const count = Math.min(value.size(), MOST_FILES);
  return Array.from({ length: count }, (_, index) => value.lookup(index)).filter((one) => one instanceof PDFDict);
}

/** The files of a name tree: names and files in turn on its leaves. */
function namedFiles(node: unknown, depth = 0): PDFDict[] {
  if (!(node instanceof PDFDict) || depth > DEEPEST) return [];
  const own = dictsOf(node.lookup(PDFName.of('Names')));
  return [...own, ...dictsOf(node.lookup(PDFName.of('Kids'))).flatMap((kid) => namedFiles(kid, depth + 1))].slice(
    0,
    MOST_FILES,
  );
}

function fileName(file: PDFDict): string | undefined {
  const name = file.lookup(PDFName.of('UF')) ?? file.lookup(PDFName.of('F'));
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : undefined;
}

/** The conformance level in the XMP extension of Factur-X or ZUGFeRD. */
function levelIn(metadata: unknown, limits: ReadLimits): string | undefined {
  if (!(metadata instanceof PDFRawStream)) return undefined;
  const xmp = Buffer.from(decodePDFRawStream(metadata).decode());
  const from = xmp.indexOf('<');
  if (from < 0) return undefined;
  try {
    return conformanceLevel(parseXml(xmp.subarray(from), limits));
  } catch (error) {
    // Metadata that cannot be read say nothing, and that is what is told.
    if (error instanceof ReadRefusal) return undefined;
    throw error;
  }
}

function conformanceLevel(node: XmlNode): string | undefined {
  if (node.name === 'ConformanceLevel' && node.text) return node.text;
  if (node.name === 'Description' && node.attributes.ConformanceLevel) return node.attributes.ConformanceLevel;
  for (const child of node.children) {
    const level = conformanceLevel(child);
    if (level !== undefined) return level;
  }
  return undefined;
}

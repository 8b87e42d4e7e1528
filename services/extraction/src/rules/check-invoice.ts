import type { BrokenRule, Finding } from '@comptoir/contracts';
import { parseXmlDocument } from 'slimdom';
import { detectType } from '../read/detect-type.ts';
import type { ReadLimits } from '../read/limits.ts';
import { embeddedInvoice } from '../read/pdf/embedded-invoice.ts';
import { withPdf } from '../read/pdf/open-pdf.ts';
import type { Pdfium } from '../read/pdf/pdfium.ts';
import { readInvoiceXml } from '../read/xml/detect-invoice-xml.ts';
import { decodeXml, find, parseXml, textAt, type XmlNode } from '../read/xml/parse-xml.ts';
import { isThin, type Profile, profileOf } from '../read/xml/profile.ts';
import type { StructuredInvoice } from '../read/xml/structured-invoice.ts';
import { createRuleChecker, type RuleChecker } from './check-rules.ts';
import { createSchemaChecker, type SchemaChecker, type SchemaName } from './check-schema.ts';
import { containerBreaches, readContainer } from './container.ts';
import { ruleFindings, schemaFindings } from './findings.ts';
import { complaintOfFrenchVat } from './french-vat.ts';
import { type KeptName, readKept } from './kept.ts';
import { notChecked } from './not-checked.ts';
import type { RuleSet } from './rule-set.ts';

/** Says what published rules the invoice breaks that a document is or carries; nothing of one that carries none. */
export type InvoiceChecker = (bytes: Uint8Array, limits: ReadLimits) => Promise<Finding[]>;

type Carried = { readonly xml: Uint8Array; readonly container: readonly Finding[] };

/** Schemas, rules and what they compile to stay warm between documents; each set is loaded when first asked for. */
export function createInvoiceChecker(engines: { readonly pdfium: () => Promise<Pdfium> }): InvoiceChecker {
  const checkers = new Map<KeptName, Promise<RuleChecker>>();
  let schemas: Promise<SchemaChecker> | undefined;

  const rulesOf = (name: KeptName): Promise<RuleChecker> => {
    const checker = checkers.get(name) ?? readKept<RuleSet>(name).then(createRuleChecker);
    checkers.set(name, checker);
    return checker;
  };

  return async (bytes, limits) => {
    const carried = await carriedBy(bytes, limits);
    if (!carried) return [];
    const root = parseXml(carried.xml, limits);
    const invoice = readInvoiceXml(root);
    if (!invoice) return [];
    const profile = profileOf(root);
    return [...carried.container, ...(await contentFindings(carried.xml, root, profile)), ...keyFindings(invoice)];
  };

  async function carriedBy(bytes: Uint8Array, limits: ReadLimits): Promise<Carried | undefined> {
    const type = detectType(bytes);
    if (type === 'xml') return { xml: bytes, container: [] };
    if (type !== 'pdf') return undefined;
    const found = await withPdf(await engines.pdfium(), bytes, limits, async (pdf) => embeddedInvoice(pdf, limits));
    if (!found.invoice) return undefined;
    const { xml, name } = found;
    const root = parseXml(xml, limits);
    if (syntaxOf(root) !== 'CII') return { xml, container: [] };
    const container = await readContainer(bytes, name, limits);
    return { xml, container: containerBreaches(container, profileOf(root)).map(containerFinding) };
  }

  async function contentFindings(bytes: Uint8Array, root: XmlNode, profile: Profile): Promise<Finding[]> {
    schemas ??= createSchemaChecker();
    const checkSchema = await schemas;
    // One encoding and no declaration, whatever the document came in.
    const text = decodeXml(bytes).replace(/^\s*<\?xml[\s\S]*?\?>/, '');
    const xml = new TextEncoder().encode(text);
    const broken = schemaFindings(checkSchema(schemaOf(root), xml));
    if (broken.length > 0) return [...broken, { ...notChecked('SCHEMA'), severity: 'note' }];
    const syntax = syntaxOf(root);
    if (!syntax || isThin(profile)) return [...exceeded(root, profile, xml, checkSchema), doNotApply(profile)];
    const document = parseXmlDocument(text);
    const findings: Finding[] = [...exceeded(root, profile, xml, checkSchema)];
    for (const [set, name] of setsFor(syntax, root)) {
      const { breaches, unchecked } = (await rulesOf(name))(document);
      const broken = ruleFindings(set, breaches);
      findings.push(...(set === 'EN 16931' && profile === 'EXTENDED' ? broken.map(asWarning) : broken));
      if (unchecked.size > 0) findings.push(notChecked('RULE_FAILED', [...unchecked.keys()].join(' ')));
    }
    return findings;
  }
}

/** EXTENDED goes beyond EN 16931 on purpose: what breaks a rule of that may be what the profile is for. */
const asWarning = (finding: Finding): Finding =>
  finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;

type Syntax = 'CII' | 'UBL';

function syntaxOf(root: XmlNode): Syntax | undefined {
  if (root.name === 'CrossIndustryInvoice') return 'CII';
  return root.name === 'Invoice' || root.name === 'CreditNote' ? 'UBL' : undefined;
}

function schemaOf({ name }: XmlNode): SchemaName {
  if (name === 'CrossIndustryDocument') return 'ZUGFERD_1';
  if (name === 'CrossIndustryInvoice') return 'CII';
  return name === 'CreditNote' ? 'UBL_CREDIT_NOTE' : 'UBL_INVOICE';
}

/** EN 16931's rules for every invoice; BR-FR for one between two parties in France. */
function setsFor(syntax: Syntax, root: XmlNode): [BrokenRule['set'], KeptName][] {
  const european: [BrokenRule['set'], KeptName] = ['EN 16931', syntax === 'CII' ? 'en16931-cii' : 'en16931-ubl'];
  if (!isBetweenFrench(root, syntax)) return [european];
  return [european, ['BR-FR', syntax === 'CII' ? 'br-fr-cii' : 'br-fr-ubl']];
}

function isBetweenFrench(root: XmlNode, syntax: Syntax): boolean {
  const agreement = find(root, 'SupplyChainTradeTransaction', 'ApplicableHeaderTradeAgreement');
  const countries =
    syntax === 'CII'
      ? ['SellerTradeParty', 'BuyerTradeParty'].map((party) =>
          textAt(agreement, party, 'PostalTradeAddress', 'CountryID'),
        )
      : ['AccountingSupplierParty', 'AccountingCustomerParty'].map((party) =>
          textAt(root, party, 'Party', 'PostalAddress', 'Country', 'IdentificationCode'),
        );
  return countries.every((country) => country === 'FR');
}

const BOUNDED: readonly Profile[] = ['MINIMUM', 'BASIC_WL', 'BASIC', 'EN_16931', 'EXTENDED'];

/** A profile of Factur-X is a part of CII: what a document holds beyond the one it names is told. */
function exceeded(root: XmlNode, profile: Profile, xml: Uint8Array, checkSchema: SchemaChecker): Finding[] {
  if (syntaxOf(root) !== 'CII' || !BOUNDED.includes(profile)) return [];
  const [first, ...more] = checkSchema(profile as SchemaName, xml);
  if (!first) return [];
  const rule = { id: 'FACTUR-X-PROFILE', set: 'FACTUR-X', terms: [], times: 1 + more.length } as const;
  const { text, place } = first;
  return [
    {
      code: 'PROFILE_EXCEEDED',
      severity: 'warning',
      values: { profile },
      rule: { ...rule, terms: [], text: text.slice(0, 2000), place: place.slice(0, 500) },
    },
  ];
}

function containerFinding({ code, severity, values }: ReturnType<typeof containerBreaches>[number]): Finding {
  const rule = { id: `FACTUR-X-${code.slice('CONTAINER_'.length)}`, set: 'FACTUR-X' as const, terms: [], times: 1 };
  return { code, severity, rule, ...(values && { values }) };
}

const VAT_SEVERITIES = { WRONG_KEY: 'warning', NO_SIREN: 'note' } as const;

function keyFindings({ supplierVatNumber, buyerVatNumber }: StructuredInvoice): Finding[] {
  return Object.entries({ supplierVatNumber, buyerVatNumber }).flatMap(([field, read]): Finding[] => {
    const complaint = complaintOfFrenchVat(read);
    if (!complaint || !read) return [];
    return [{ code: `VAT_NUMBER_${complaint}`, severity: VAT_SEVERITIES[complaint], field, values: { read } }];
  });
}

/** Said of what no rules were published for, or of too little for them: it is neither valid nor invalid. */
const doNotApply = (profile: Profile): Finding => ({
  code: 'RULES_DO_NOT_APPLY',
  severity: 'note',
  values: { profile },
});

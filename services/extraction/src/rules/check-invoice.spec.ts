import type { Finding } from '@comptoir/contracts';
import {
  MADE_LANGUAGES,
  type MadeInvoice,
  makeInvoice,
  renderCii,
  renderFacturX,
  renderUbl,
  withoutAssociatedFiles,
} from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../read/limits.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { createInvoiceChecker } from './check-invoice.ts';

const check = createInvoiceChecker({ pdfium: loadPdfium });
const findingsOf = (document: string | Uint8Array): Promise<Finding[]> =>
  check(typeof document === 'string' ? new TextEncoder().encode(document) : document, defaultLimits);
/** `refusal BR-CO-10`, one a finding. */
const said = async (document: string | Uint8Array): Promise<string[]> =>
  (await findingsOf(document)).map(({ severity, rule, code }) => `${severity} ${rule?.id ?? code}`);

const invoice = makeInvoice(61, { language: 'fr', lineCount: 3 });
const cii = renderCii(invoice);
const changed = (xml: string, from: string | RegExp, to: string): string => {
  const result = xml.replace(from, to);
  if (result === xml) throw new Error(`${from} is not in the XML`);
  return result;
};
const compact = (day: string) => day.replaceAll('-', '');

describe('an invoice as it should be', { timeout: 60_000 }, () => {
  const made = MADE_LANGUAGES.flatMap((language) => [1, 2, 3, 4].map((seed) => makeInvoice(seed, { language })));
  const ways: [string, (one: MadeInvoice) => string | Promise<Uint8Array>][] = [
    ['CII', renderCii],
    ['UBL', renderUbl],
    ['a credit note in CII', (one) => renderCii({ ...one, typeCode: '381' })],
    ['Factur-X', (one) => renderFacturX(one)],
  ];
  it.each(ways)('breaks no rule: %s', async (_name, render) => {
    for (const one of made) expect(await said(await render(one))).toEqual([]);
  });

  it('breaks none in another encoding', async () => {
    const latin = changed(renderCii(makeInvoice(63, { language: 'de' })), 'encoding="UTF-8"', 'encoding="ISO-8859-1"');
    expect(await said(Buffer.from(latin, 'latin1'))).toEqual([]);
  });
});

describe('an invoice that breaks a rule', { timeout: 60_000 }, () => {
  const { netTotal, issueDate, dueDate } = invoice;
  it.each([
    [
      'lines that do not make their sum',
      changed(cii, /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>)[\d.]+/, '$11.00'),
      ['error BR-CO-10', 'error BR-CO-13'],
    ],
    [
      'no specification named',
      changed(cii, /<ram:GuidelineSpecified.*?<\/ram:GuidelineSpecifiedDocumentContextParameter>/s, ''),
      expect.arrayContaining(['error BR-01']),
    ],
    [
      'a third decimal',
      changed(cii, `<ram:TaxBasisTotalAmount>${netTotal}`, `<ram:TaxBasisTotalAmount>${netTotal}0001`),
      expect.arrayContaining(['error BR-DEC-12']),
    ],
    ['a due date before its own', changed(cii, compact(dueDate), '20200101'), ['error BR-FR-CO-07_BT-9']],
    [
      'a date in another format',
      changed(cii, compact(issueDate), issueDate),
      ['error CII-DT-097', 'error BR-FR-03_BT-2'],
    ],
    [
      'no legal mention',
      changed(cii, /<ram:IncludedNote>.*?PMT<\/ram:SubjectCode><\/ram:IncludedNote>/s, ''),
      ['error BR-FR-05_BT-22_PMT'],
    ],
    [
      'an exemption without its reason',
      changed(
        cii,
        /<ram:CategoryCode>S<\/ram:CategoryCode><ram:RateApplicablePercent>[\d.]+/g,
        '<ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0',
      ),
      expect.arrayContaining(['error BR-E-10']),
    ],
  ])('tells it: %s', async (_name, xml, expected) => {
    expect(await said(xml)).toEqual(expected);
  });

  it('tells the rule with its words, its place, its terms, our field, and how often', async () => {
    const ubl = renderUbl(invoice).replaceAll(
      /(<cbc:LineExtensionAmount currencyID="EUR">)[\d.]+(<\/cbc:LineExtensionAmount><cac:Item>)/g,
      '$10.001$2',
    );
    const [finding] = (await findingsOf(ubl)).filter(({ rule }) => rule?.id === 'BR-DEC-23');
    expect(finding).toMatchObject({
      code: 'RULE_DECIMALS',
      severity: 'error',
      rule: {
        set: 'EN 16931',
        times: 3,
        terms: ['BT-131'],
        text: expect.stringContaining('allowed maximum number of decimals'),
        place: expect.stringMatching(/^Invoice\/InvoiceLine\[1\]/),
      },
    });
    const [total] = (
      await findingsOf(changed(cii, `<ram:GrandTotalAmount>${invoice.grossTotal}`, '<ram:GrandTotalAmount>1.00'))
    ).filter(({ rule }) => rule?.id === 'BR-CO-15');
    expect(total).toMatchObject({ code: 'RULE_SUM', field: 'grossTotal' });
  });

  it.each([
    ['another namespace', changed(cii, 'CrossIndustryInvoice:100"', 'CrossIndustryInvoice:90"')],
    [
      'a decimal comma',
      changed(cii, `<ram:TaxBasisTotalAmount>${netTotal}`, `<ram:TaxBasisTotalAmount>${netTotal.replace('.', ',')}`),
    ],
  ])('by its schema is refused, and the rules behind it are said to be unchecked: %s', async (_name, xml) => {
    expect(await said(xml)).toEqual(['error XSD', 'note RULES_NOT_CHECKED']);
  });

  it('is held to BR-FR between two parties in France alone', async () => {
    const abroad = changed(cii, /(<ram:BuyerTradeParty>.*?<ram:CountryID>)FR/s, '$1DE');
    const bare = (xml: string) => xml.replaceAll(/<ram:IncludedNote>.*?<\/ram:IncludedNote>/gs, '');
    expect(await said(bare(abroad))).toEqual([]);
    expect(await said(bare(cii))).toHaveLength(3);
  });

  it('of the profile EXTENDED is warned, not refused, by the standard it goes beyond', async () => {
    const sum = /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>)[\d.]+/;
    const guideline = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended<';
    const extended = changed(changed(cii, 'urn:cen.eu:en16931:2017<', guideline), sum, '$11.00');
    expect(await said(extended)).toEqual(['warning BR-CO-10', 'warning BR-CO-13']);
  });

  it('of a profile without lines is told that the rules do not apply, and what it holds beyond its profile', async () => {
    const minimum = changed(cii, 'urn:cen.eu:en16931:2017<', 'urn:factur-x.eu:1p0:minimum<');
    expect(await said(minimum)).toEqual(['warning FACTUR-X-PROFILE', 'note RULES_DO_NOT_APPLY']);
  });

  it.each([
    ['a wrong key', 'FR41303265045', ['warning VAT_NUMBER_WRONG_KEY']],
    ['the right key', 'FR40303265045', []],
    ['a key with a letter', 'FRK7303265045', []],
    ['neither key nor SIREN', 'FR40392809137', ['note VAT_NUMBER_NO_SIREN']],
  ])('has the key of a French VAT number looked at: %s', async (_name, vatNumber, expected) => {
    expect(
      await said(renderCii(makeInvoice(62, { language: 'fr', supplier: { ...invoice.supplier, vatNumber } }))),
    ).toEqual(expected);
  });
});

describe('a PDF that carries its invoice', { timeout: 60_000 }, () => {
  it.each([
    ['under another name', { attachmentName: 'invoice.xml' }, ['error FACTUR-X-NAME']],
    ['as its source', { relationship: 'Source' as const }, ['warning FACTUR-X-RELATIONSHIP']],
    ['and names another profile', { level: 'EXTENDED' }, ['error FACTUR-X-PROFILE']],
    ['and names none', { level: '' }, ['error FACTUR-X-METADATA']],
  ])('%s is told', async (_name, options, expected) => {
    expect(await said(await renderFacturX(invoice, options))).toEqual(expected);
  });

  it('without declaring it is told', async () => {
    expect(await said(await withoutAssociatedFiles(await renderFacturX(invoice)))).toEqual([
      'error FACTUR-X-NOT_LISTED',
    ]);
  });
});

it('says nothing of what is no invoice in XML', async () => {
  expect(await findingsOf('<order xmlns="urn:x"/>')).toEqual([]);
  expect(await findingsOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual([]);
});

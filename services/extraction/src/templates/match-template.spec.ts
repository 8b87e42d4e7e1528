import { expect, it } from 'vitest';
import { typedPage } from '../testing/typed-page.ts';
import { draftTemplate } from './draft-template.ts';
import { matchTemplate } from './match-template.ts';
import type { Mark, Template } from './template.ts';

const page = typedPage(`
Muster Handel GmbH                                  RECHNUNG
Rechnungsnummer: 4711
Datum: 12.03.2026
Kunde: Beispiel AG

Betrag:                                             500,00
`);

/** The page's template, of whose signature so much stands on the page; the rest stood on the verified invoice alone. */
function templateWith(share: number, supplierName: string | undefined): Template {
  const fields = { invoiceNumber: '4711', ...(supplierName && { supplierName }) };
  const template = draftTemplate([page], { fields });
  if (!template) throw new Error('nothing was learned');
  const here = template.marks.slice(0, 5).map((mark): Mark => ({ ...mark, weight: 0.2 }));
  const gone: Mark = { text: 'nowhere', x0: 0.1, x1: 0.2, weight: (here.length * 0.2 * (1 - share)) / share };
  return { ...template, marks: [...here, gone] };
}

it.each([
  [0.65, undefined, true],
  [0.55, undefined, false],
  // A small paper says little besides whom it is for; who sends it is on it.
  [0.55, 'Muster Handel GmbH', true],
  [0.45, 'Muster Handel GmbH', false],
  [0.65, 'Andere Handel GmbH', true],
])('%f of its signature and the name %s: it fits: %s', (share, supplierName, isFitting) => {
  const candidate = { id: 'one', version: 1, template: templateWith(share, supplierName) };
  expect(matchTemplate([page], [candidate]) === candidate).toBe(isFitting);
});

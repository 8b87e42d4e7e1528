import { newId } from '@comptoir/storage';
import type { Content } from '../invoice/content.ts';
import type { Rules } from '../invoice/rules.ts';
import type { Invoice, Who } from '../invoice/state.ts';
import { ACME } from './people.ts';

export const SAM: Who = { id: 'sam', name: 'Sam', kind: 'user', side: 'supplier' };
const EPOCH = new Date('2026-11-01T08:00:00Z');

/** 120.00 EUR of Acme's, as it was read. */
export const ACME_CONTENT: Content = {
  typeCode: '380',
  invoiceNumber: 'F-1',
  issueDate: '2026-11-01',
  currency: 'EUR',
  supplierId: ACME,
  decimals: 2,
  netTotal: 10_000,
  vatTotal: 2_000,
  grossTotal: 12_000,
  vat: [],
  lines: [],
};

/** An invoice in a given state, for what is tested of that state alone. */
export function anInvoice(given: Partial<Invoice> = {}): Invoice {
  const id = given.id ?? newId();
  return {
    id,
    version: 3,
    status: 'TO_VERIFY',
    document: {
      id: `document-${id}`,
      fileName: 'scan 7.pdf',
      mediaType: 'application/pdf',
      size: 10,
      sha256: `sha-${id}`,
    },
    receivedAt: EPOCH,
    updatedAt: EPOCH,
    sender: { by: SAM, supplierId: ACME, isSupplier: true },
    run: 1,
    supplier: { id: ACME, name: 'Acme SARL', code: 'ACME' },
    content: ACME_CONTENT,
    level: 'FULLY',
    warnings: [],
    duplicates: [],
    predecessors: [],
    keptWith: [],
    payments: [],
    exported: false,
    onHold: false,
    ...given,
  };
}

/** The settings as they come. */
export const RULES: Rules = {
  tolerance: '0.05',
  dualControl: true,
  duplicateCheck: true,
  bankChangeHoldDays: 2,
  switches: {},
};

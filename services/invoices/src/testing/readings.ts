import type { ReadField, Reading } from '@comptoir/contracts';

const field = (value: string): ReadField => ({
  value,
  confidence: 0.95,
  source: 'text',
  page: 1,
  box: [0.1, 0.1, 0.3, 0.12],
});

let counter = 0;

/** A reading of an ordinary invoice of Acme's over 120.00 EUR, with a number of its own unless one is given. */
export function reading(
  values: Readonly<Record<string, string | undefined>> = {},
  more: Partial<Reading> = {},
): Reading {
  counter += 1;
  const all: Record<string, string | undefined> = {
    typeCode: '380',
    invoiceNumber: `A-${counter.toString(36)}-${(counter * 7919).toString(36)}`,
    issueDate: '2026-11-02',
    dueDate: '2026-12-02',
    currency: 'EUR',
    supplierName: 'Acme SARL',
    supplierVatNumber: 'FR40303265045',
    netTotal: '100.00',
    vatTotal: '20.00',
    grossTotal: '120.00',
    amountDue: values.grossTotal ?? '120.00',
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    ...values,
  };
  return {
    route: 'text',
    level: 'FULLY',
    fields: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, field(value)]])),
    ),
    lines: [{ designation: 'Work', quantity: '1', unitPrice: '100.00', vatRate: '20', netTotal: '100.00' }],
    vat: [],
    findings: [],
    pages: 1,
    durationMs: 12,
    ...more,
  };
}

import type { EventData } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import type { TestService } from '@comptoir/testing';

/** Lets the suppliers service tell of a new supplier; answers its id. */
export async function aFirm(
  service: Pick<TestService, 'say'>,
  more: Partial<EventData<'SupplierChanged'>> = {},
): Promise<string> {
  const id = newId();
  const data: EventData<'SupplierChanged'> = {
    ...{ code: 'C', name: 'Firm', kind: 'supplier', locpt: 'l', countryCode: 'FR', currency: 'EUR' },
    ...{ vatNumber: null, siret: null, iban: null, bic: null, contacts: [] },
    email: `${id}@example.com`,
    language: 'fr',
    ...more,
  };
  await service.say('suppliers', { type: 'SupplierChanged', subject: id, data });
  return id;
}

/** Lets the invoices service tell of an invoice of a supplier; answers its id. */
export async function anInvoice(
  service: Pick<TestService, 'say'>,
  supplierId: string | null,
  more: Partial<EventData<'InvoiceMoved'>> & { id?: string; sequence?: number } = {},
): Promise<string> {
  const { id = newId(), sequence = 1, ...changed } = more;
  const data: EventData<'InvoiceMoved'> = {
    ...{ from: null, status: 'TO_VERIFY', action: 'ENTER', by: { id: 'u', name: 'Vera', kind: 'user' }, reason: null },
    ...{ fileName: 'scan.pdf', documentId: newId(), supplierId, supplierName: 'Firm', invoiceNumber: 'F-2026-7' },
    ...{ currency: 'EUR', grossTotal: '12.00', amountDue: '12.00' },
    ...changed,
  };
  await service.say('invoices', { type: 'InvoiceMoved', subject: id, sequence, data });
  return id;
}

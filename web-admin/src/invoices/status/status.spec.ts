import { INVOICE_STATUSES } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { fr } from '../../i18n/fr.ts';
import { STAFF_STATUS, supplierStatus } from './status.ts';

const today = '2026-11-28';

describe('the words for where an invoice is', () => {
  it('exist for every status, for staff and for suppliers', () => {
    for (const status of INVOICE_STATUSES) {
      expect(fr[STAFF_STATUS[status].label]).toBeTruthy();
      expect(fr[supplierStatus({ status, onHold: false, today }).label]).toBeTruthy();
    }
  });

  it('tell a supplier the day of payment once the invoice is approved and the day is known', () => {
    expect(supplierStatus({ status: 'TO_PAY', dueDate: '2026-12-01', onHold: false, today }).label).toBe(
      'portal.status.approvedFor',
    );
    expect(supplierStatus({ status: 'TO_PAY', onHold: false, today }).label).toBe('portal.status.approved');
  });

  it('promise a supplier no payment on a day that has passed', () => {
    const on = (dueDate: string) => supplierStatus({ status: 'TO_PAY', dueDate, onHold: false, today }).label;
    expect(on('2026-11-27')).toBe('portal.status.approved');
    expect(on(today)).toBe('portal.status.approvedFor');
  });

  it('tell a supplier that an approved invoice waits', () => {
    expect(supplierStatus({ status: 'TO_PAY', dueDate: '2026-12-01', onHold: true, today }).label).toBe(
      'portal.status.onHold',
    );
  });

  it('do not tell a supplier who inside the firm has it', () => {
    const labels = (['TO_VERIFY', 'TO_CONTROL', 'PENDING_APPROVAL'] as const).map(
      (status) => supplierStatus({ status, onHold: false, today }).label,
    );
    expect(new Set(labels).size).toBe(1);
  });
});

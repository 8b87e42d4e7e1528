import { expect, it } from 'vitest';
import { sid, spayd } from './czech.ts';

const SID =
  'SID*1.0*ID:20260001*DD:20260221*AM:371.20*VII:CZ12345679*VIR:CZ23456787*DT:20260307*TD:9*TB0:132.23*T0:27.77*TB1:188.57*T1:22.63*CC:CZK*';
const ACCOUNT = 'ACC:CZ6508000000192000145399+GIBACZPX';

it("an invoice's descriptor says its facts", () => {
  expect(sid(SID)).toEqual({
    standard: 'SID',
    about: 'invoice',
    values: {
      typeCode: '380',
      invoiceNumber: '20260001',
      issueDate: '2026-02-21',
      dueDate: '2026-03-07',
      currency: 'CZK',
      supplierVatNumber: 'CZ12345679',
      buyerVatNumber: 'CZ23456787',
      netTotal: '320.80',
      vatTotal: '50.40',
      grossTotal: '371.20',
    },
  });
});

it('amounts that do not come to the total are in other money', () => {
  const { values } = sid(SID.replace('AM:371.20', 'AM:15.00')) ?? {};
  expect(values).not.toHaveProperty('netTotal');
  expect(values).not.toHaveProperty('vatTotal');
});

it('what a whole total was rounded by may stand among what bears no tax: the net is not told', () => {
  const { values } = sid(SID.replace('AM:371.20', 'AM:371.00').replace('*CC', '*NTB:-0.20*CC')) ?? {};
  expect(values).toMatchObject({ vatTotal: '50.40', grossTotal: '371.00' });
  expect(values).not.toHaveProperty('netTotal');
});

it("a payment's says account and amount, and never the day of the order as the day due", () => {
  expect(spayd(`SPD*1.0*${ACCOUNT}*AM:936*CC:CZK*X-VS:2026*DT:20260305`)).toEqual({
    standard: 'SPAYD',
    about: 'payment',
    values: { currency: 'CZK', amountDue: '936.00', iban: 'CZ6508000000192000145399' },
  });
});

it('both may be one', () => {
  const { values } =
    spayd(`SPD*1.0*${ACCOUNT}*AM:371.20*X-INV:${encodeURIComponent(SID).replaceAll('*', '%2A')}`) ?? {};
  expect(values).toMatchObject({ invoiceNumber: '20260001', amountDue: '371.20', iban: 'CZ6508000000192000145399' });
});

it.each(['SPD*1.0*ACC:CZ6608000000192000145399*AM:1', `SPD*1.0*${ACCOUNT}*AM:1*CC:KCS`, 'SPD*1.0*', 'SID*9'])(
  'what is malformed asks for nothing: %s',
  (payload) => {
    expect(spayd(payload) ?? sid(payload)).toBeUndefined();
  },
);

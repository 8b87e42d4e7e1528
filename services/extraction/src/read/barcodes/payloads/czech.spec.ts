import { expect, it } from 'vitest';
import { sid, spayd } from './czech.ts';

const SID =
  'SID*1.0*ID:20260417*DD:20260516*AM:345.20*VII:CZ12345679*VIR:CZ23456787*DT:20260530*TD:9*TB0:100.00*T0:21.00*TB1:200.20*T1:24.00*CC:CZK*';
const ACCOUNT = 'ACC:CZ6508000000192000145399+GIBACZPX';

it("an invoice's descriptor says its facts", () => {
  expect(sid(SID)).toEqual({
    standard: 'SID',
    about: 'invoice',
    values: {
      typeCode: '380',
      invoiceNumber: '20260417',
      issueDate: '2026-05-16',
      dueDate: '2026-05-30',
      currency: 'CZK',
      supplierVatNumber: 'CZ12345679',
      buyerVatNumber: 'CZ23456787',
      netTotal: '300.20',
      vatTotal: '45.00',
      grossTotal: '345.20',
    },
  });
});

it('amounts that do not come to the total are in other money', () => {
  const { values } = sid(SID.replace('AM:345.20', 'AM:15.00')) ?? {};
  expect(values).not.toHaveProperty('netTotal');
  expect(values).not.toHaveProperty('vatTotal');
});

it('what a whole total was rounded by may stand among what bears no tax: the net is not told', () => {
  const { values } = sid(SID.replace('AM:345.20', 'AM:345.00').replace('*CC', '*NTB:-0.20*CC')) ?? {};
  expect(values).toMatchObject({ vatTotal: '45.00', grossTotal: '345.00' });
  expect(values).not.toHaveProperty('netTotal');
});

it("a payment's says account and amount, and never the day of the order as the day due", () => {
  expect(spayd(`SPD*1.0*${ACCOUNT}*AM:512*CC:CZK*X-VS:2026*DT:20260516`)).toEqual({
    standard: 'SPAYD',
    about: 'payment',
    values: { currency: 'CZK', amountDue: '512.00', iban: 'CZ6508000000192000145399' },
  });
});

it('both may be one: what they share stands outside, and the day is the day due then', () => {
  const inner = SID.replace(/(?:AM|DT|CC):[^*]*\*/g, '').replaceAll('*', '%2A');
  const { values } = spayd(`SPD*1.0*${ACCOUNT}*AM:345.20*CC:CZK*DT:20260530*X-INV:${inner}`) ?? {};
  expect(values).toEqual({ ...sid(SID)?.values, amountDue: '345.20', iban: 'CZ6508000000192000145399' });
});

it.each(['SPD*1.0*ACC:CZ6608000000192000145399*AM:1', `SPD*1.0*${ACCOUNT}*AM:1*CC:KCS`, 'SPD*1.0*', 'SID*9'])(
  'what is malformed asks for nothing: %s',
  (payload) => {
    expect(spayd(payload) ?? sid(payload)).toBeUndefined();
  },
);

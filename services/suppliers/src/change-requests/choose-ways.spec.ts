import { expect, test } from 'vitest';
import type { SupplierData } from '../supplier/supplier.ts';
import { waysForBankChange } from './choose-ways.ts';
import { contactsSince, trackContacts } from './contact-points.ts';
import { takesShortMessages } from './phone-number.ts';

const DAY = 86_400_000;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const at = (day: number): Date => new Date(LONG_AGO.getTime() + day * DAY);
const firm = (more: Partial<SupplierData> = {}): SupplierData => ({
  kind: 'supplier',
  locpt: 'a',
  raisonSociale: 'Firm',
  codeSocietee: 1,
  countryCode: 'FR',
  currency: 'EUR',
  language: 'fr',
  email: 'Office@firm.example',
  phone: '+33612345678',
  contacts: [{ firstName: 'Ann', lastName: 'Lee', email: 'ann@firm.example', phone: '+33140000001', principal: true }],
  ...more,
});
const about = (now: Date, askerEmail = 'nobody@firm.example') => ({ askerEmail, now, takesShortMessages });

test('a code goes to a mobile first, then to a mailbox that is not that of who asks', () => {
  const track = contactsSince(firm(), LONG_AGO);
  expect(waysForBankChange(track, about(at(40), 'OFFICE@firm.example'))).toEqual([
    { channel: 'sms', to: '+33612345678' },
    { channel: 'email', to: 'ann@firm.example' },
    { channel: 'email', to: 'office@firm.example' },
  ]);
});

test('contact data that was changed is no way to confirm a bank change for 30 days, and neither is what it replaced', () => {
  const before = contactsSince(firm({ phone: undefined, contacts: [] } as Partial<SupplierData>), LONG_AGO);
  const thief = { email: 'thief@evil.example', phone: '+33698765432', contacts: [] };
  const after = trackContacts(before, firm(thief), at(60));
  expect(waysForBankChange(after, about(at(89)))).toEqual([]);
  expect(waysForBankChange(after, about(at(90)))).toHaveLength(2);
  expect(after.formerContacts).toMatchObject([{ value: 'office@firm.example', until: at(60) }]);
});

test('what is taken away and put back is new again; another spelling of the same is not', () => {
  const before = contactsSince(firm(), LONG_AGO);
  const spelled = trackContacts(before, firm({ email: 'OFFICE@FIRM.example', phone: '+33 6 12 34 56 78' }), at(50));
  expect(spelled).toEqual(before);
  const without = trackContacts(before, firm({ phone: '+33140000009' }), at(50));
  const again = trackContacts(without, firm(), at(51));
  expect(again.contactPoints.find(({ value }) => value === '+33612345678')?.since).toEqual(at(51));
});

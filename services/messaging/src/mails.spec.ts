import {
  type EventData,
  LANGUAGES,
  type Language,
  type MailDetail,
  type MailSummary,
  REJECT_REASONS,
} from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, eventually, startService } from '@comptoir/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startMailServer } from './testing/mail-server.ts';

const refusing = new Map<string, number>();
const smtp = await startMailServer({ refuse: (address) => refusing.get(address) });
afterAll(() => smtp.close());
const service = await startService('messaging', createApp, {
  env: {
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: smtp.url,
    MAIL_RETRY_FIRST_MS: '50',
    MAIL_RETRY_MOST_MS: '200',
  },
});
const admin = anAdmin();

interface Firm {
  email?: string;
  language?: Language;
  contacts?: EventData<'SupplierChanged'>['contacts'];
}
async function aFirm({ email, language = 'en', contacts = [] }: Firm = {}): Promise<{ id: string; email: string }> {
  const id = newId();
  const address = email ?? `firm-${id}@example.com`;
  await service.say('suppliers', {
    type: 'SupplierChanged',
    subject: id,
    data: {
      code: 'C',
      name: 'Firm',
      kind: 'supplier',
      locpt: 'l',
      countryCode: 'FR',
      currency: 'EUR',
      vatNumber: null,
      siret: null,
      iban: null,
      bic: null,
      email: address,
      language,
      contacts,
    },
  });
  return { id, email: address };
}
const fact = (supplierId: string | null) => ({
  from: 'TO_VERIFY' as const,
  by: { id: 'u', name: 'Vera', kind: 'user' as const },
  fileName: 'scan.pdf',
  documentId: newId(),
  supplierId,
  supplierName: 'Firm',
  invoiceNumber: 'F-2026-7' as string | null,
  currency: 'EUR',
  grossTotal: '1234.50',
  amountDue: '1234.50',
});
const rejected = (supplierId: string | null, more: Partial<EventData<'InvoiceRejected'>> = {}) => ({
  type: 'InvoiceRejected' as const,
  subject: newId(),
  data: { ...fact(supplierId), status: 'REJECTED', action: 'REJECT', reason: 'CMD_ERR', details: null, ...more },
});
const paid = (supplierId: string, more: Partial<EventData<'InvoicePaymentRecorded'>> = {}) => ({
  type: 'InvoicePaymentRecorded' as const,
  subject: newId(),
  data: {
    ...fact(supplierId),
    status: 'PAID',
    action: 'PAY',
    paymentId: newId(),
    date: '2026-03-01',
    amount: '1234.50',
    method: 'transfer',
    reference: 'VIR 42',
    settled: true,
    ...more,
  },
});
const to = (address: string) => smtp.received.filter((mail) => mail.envelope.to.includes(address));
const mailTo = (address: string) => eventually(() => to(address)[0]);
const list = async (filter: object, caller = admin) =>
  (await service.call(caller, `/api/v1/mails?filter=${JSON.stringify(filter)}`)).json() as Promise<MailSummary[]>;
const stateOf = async (supplierId: string) => (await list({ supplierId }))[0]?.state;

describe('a rejected invoice', () => {
  test('is told to the supplier with its reason, its details and the way back', async () => {
    const firm = await aFirm();
    const event = await service.say(
      'invoices',
      rejected(firm.id, { details: 'Order 4711 is <closed> & "paid"\nSee contract' }),
    );
    const mail = await mailTo(firm.email);
    expect(mail.subject).toBe('Your invoice F-2026-7 was rejected');
    expect(mail.text).toContain('Reason: The order number is missing or wrong.');
    expect(mail.text).toContain('Details: Order 4711 is <closed> & "paid"\nSee contract');
    expect(mail.text).toContain('Total: €1,234.50');
    expect(mail.text).toContain(`https://portal.example/supplier/details/${firm.id}`);
    expect(mail.html).toContain('Order 4711 is &lt;closed&gt; &amp; &quot;paid&quot;<br>See contract');
    expect(mail.from).toMatchObject({ name: 'Comptoir', address: 'no-reply@portal.example' });
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@portal\.example>$/);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const sent = await eventually(() =>
      service.said.find((said) => said.type === 'MailSent' && said.causationId === event.id),
    );
    expect(sent).toMatchObject({
      correlationId: event.correlationId,
      data: { messageId: mail.messageId, template: 'invoice-rejected' },
    });
  });

  test('is told once though its event comes five times, side by side and again later', async () => {
    const firm = await aFirm();
    const event = { ...rejected(firm.id), id: newId() };
    await Promise.all([1, 2, 3].map(() => service.say('invoices', event)));
    await mailTo(firm.email);
    await service.say('invoices', event);
    // A replay after the inbox has forgotten the event.
    await service.database.connection.db?.collection('inbox').deleteMany({});
    await service.say('invoices', event);
    await eventually(async () => (await stateOf(firm.id)) === 'SENT');
    expect(await list({ supplierId: firm.id })).toHaveLength(1);
    expect(to(firm.email)).toHaveLength(1);
  });

  test('is told to the principal contact and the active users, each once, in the language of each', async () => {
    const contact = {
      firstName: 'Greta',
      lastName: 'Groß',
      email: `greta-${newId()}@example.com`,
      principal: true,
      language: 'de' as const,
    };
    const firm = await aFirm({
      contacts: [{ firstName: 'Not', lastName: 'Me', email: 'other@example.com', principal: false }, contact],
    });
    const user = async (email: string, more: object) =>
      service.say('identity', {
        type: 'UserChanged',
        subject: newId(),
        data: {
          email,
          firstName: 'Élise',
          lastName: 'User',
          roles: ['supplier'],
          supplierIds: [firm.id],
          language: 'fr',
          status: 'ACTIVE',
          ...more,
        },
      });
    const addresses = {
      user: `user-${firm.id}@example.com`,
      disabled: `disabled-${firm.id}@example.com`,
      staff: `staff-${firm.id}@example.com`,
    };
    await user(addresses.user, {});
    await user(contact.email.toUpperCase(), {});
    await user(addresses.disabled, { status: 'DISABLE' });
    await user(addresses.staff, { roles: ['user'] });
    await service.say('invoices', rejected(firm.id));
    expect((await mailTo(contact.email)).text).toContain('Guten Tag Greta Groß,');
    expect((await mailTo(addresses.user)).text).toContain('Bonjour Élise User,');
    await eventually(async () => (await list({ supplierId: firm.id, state: 'SENT' })).length === 2);
    expect([firm.email, addresses.disabled, addresses.staff, 'other@example.com'].flatMap(to)).toEqual([]);
    expect(to(contact.email)).toHaveLength(1);
  });

  test('waits for a supplier that is heard of only afterwards', async () => {
    const id = newId();
    const said = service.say('invoices', rejected(id));
    await service.say('suppliers', {
      type: 'SupplierChanged',
      subject: id,
      data: {
        code: 'C',
        name: 'Late',
        kind: 'supplier',
        locpt: 'l',
        countryCode: 'FR',
        currency: 'EUR',
        vatNumber: null,
        siret: null,
        iban: null,
        bic: null,
        email: 'late@example.com',
        language: 'es',
        contacts: [],
      },
    });
    await said;
    expect((await mailTo('late@example.com')).subject).toBe('Su factura F-2026-7 ha sido rechazada');
  });

  test('of no supplier, or of a deleted one, is told to nobody', async () => {
    const firm = await aFirm();
    await service.say('suppliers', { type: 'SupplierDeleted', subject: firm.id, sequence: 2, data: {} });
    await service.say('invoices', rejected(firm.id));
    await service.say('invoices', rejected(null));
    expect(await list({ supplierId: firm.id })).toEqual([]);
  });
});

describe('a paid invoice', () => {
  test('is told when it is settled, not for a part, and once for each payment that settles it', async () => {
    const firm = await aFirm({ language: 'fr' });
    await service.say('invoices', paid(firm.id, { settled: false, amount: '100' }));
    await service.say('invoices', paid(firm.id));
    const mail = await mailTo(firm.email);
    expect(mail.subject).toBe('Votre facture F-2026-7 est payée');
    expect(mail.text).toContain('Date du paiement : 1 mars 2026');
    expect(mail.text).toContain('Référence : VIR 42');
    await service.say('invoices', paid(firm.id));
    await eventually(() => to(firm.email).length === 2);
    expect(new Set(to(firm.email).map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every reason has words of its own, in text and HTML of the right direction', async () => {
    const firm = await aFirm({ language });
    for (const reason of REJECT_REASONS) await service.say('invoices', rejected(firm.id, { reason }));
    await eventually(() => to(firm.email).length === REJECT_REASONS.length);
    const mails = to(firm.email);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(REJECT_REASONS.length);
    for (const { text = '', html = '', subject = '' } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(`${subject}${text}${html.replace(/style="[^"]*"/g, '')}`).not.toMatch(/\{\w+\}|undefined|null/);
      expect(text).toContain('F-2026-7');
    }
  });
});

describe('what people typed cannot become part of the mail itself', () => {
  const attacks = [
    'F-1\r\nBcc: thief@example.com',
    'F-1\nContent-Type: text/html\n\n<script>x()</script>',
    'F-1\u2028X-Injected: 1',
    '<img src=x onerror=x()>',
    '{number} {{constructor}} =?utf-8?B?QmNjOg==?=',
    '\u202egnp.exe',
    'x'.repeat(3000),
  ];
  test.each(attacks)('as an invoice number: %j', async (invoiceNumber) => {
    const firm = await aFirm({
      contacts: [
        {
          firstName: 'A\r\nCc: thief@example.com',
          lastName: '<b>',
          email: `c-${newId()}@example.com`,
          principal: true,
        },
      ],
    });
    await service.say('invoices', rejected(firm.id, { invoiceNumber, details: invoiceNumber }));
    const mail = await eventually(() => smtp.received.find(({ text }) => text?.includes(firm.id)));
    expect(mail.envelope.to).toHaveLength(1);
    const names = mail.headers.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('cc');
    expect(names).not.toContain('x-injected');
    expect(mail.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/alternative/);
    expect(mail.html).not.toMatch(/<script|<img|<b>/);
    expect(mail.text).not.toContain('\u202e');
  });

  test.each([
    'a@example.com, thief@example.com',
    'a@example.com\r\nBcc: thief@example.com',
    '<thief@example.com> a@b.example',
    '"x" a@b.example',
    '',
  ])('as an address: %j is written to by nobody', async (email) => {
    const firm = await aFirm({ email });
    await service.say('invoices', rejected(firm.id));
    expect(await list({ supplierId: firm.id })).toEqual([]);
  });
});

describe('a mail server that fails', () => {
  test('a recipient it does not have is given up at once and can be tried again by an administrator', async () => {
    const firm = await aFirm();
    refusing.set(firm.email, 550);
    await service.say('invoices', rejected(firm.id));
    await eventually(async () => (await stateOf(firm.id)) === 'REFUSED');
    const [mail] = await list({ supplierId: firm.id });
    expect(mail?.lastAnswer).toContain('not here');
    refusing.delete(firm.email);
    const resend = () => service.call(admin, `/api/v1/mails/${mail?.id}/resend`, { method: 'POST' });
    expect((await resend()).status).toBe(200);
    expect((await mailTo(firm.email)).messageId).toBe(mail?.messageId);
    await eventually(async () => (await stateOf(firm.id)) === 'SENT');
    expect(((await (await resend()).json()) as { code: string }).code).toBe('mail.notEnded');
  });

  test('a busy one is asked again until it takes the mail', async () => {
    const firm = await aFirm();
    refusing.set(firm.email, 451);
    await service.say('invoices', rejected(firm.id));
    await eventually(async () => ((await list({ supplierId: firm.id }))[0]?.attempts ?? 0) >= 2);
    expect(await stateOf(firm.id)).toBe('QUEUED');
    refusing.delete(firm.email);
    await mailTo(firm.email);
    await eventually(async () => (await stateOf(firm.id)) === 'SENT');
    expect(to(firm.email)).toHaveLength(1);
  });
});

describe('who may see mails', () => {
  test.each([
    ['clerk', aClerk()],
    ['accountant', anAccountant()],
    ['purchaser', aPurchaser()],
    ['supplier', aSupplier(newId())],
  ])('not a %s', async (_kind, caller) => {
    expect((await service.call(caller, '/api/v1/mails')).status).toBe(403);
  });

  test('an administrator reads each, with its words', async () => {
    const firm = await aFirm();
    await service.say('invoices', rejected(firm.id));
    const { id } = await eventually(async () => (await list({ supplierId: firm.id }))[0]);
    const mail = (await (await service.call(admin, `/api/v1/mails/${id}`)).json()) as MailDetail;
    expect(mail.text).toContain('The order number is missing or wrong.');
    expect((await service.call(admin, `/api/v1/mails/${'0'.repeat(40)}`)).status).toBe(404);
  });
});

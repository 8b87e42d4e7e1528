import { type ChangeAction, type EventData, LANGUAGES, type MailSummary, RIGHT_TO_LEFT } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { anAdmin, eventually, startService } from '@comptoir/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { startMailServer } from '../testing/mail-server.ts';

const smtp = await startMailServer();
afterAll(() => smtp.close());
const service = await startService('messaging', createApp, {
  env: { PUBLIC_URL: 'https://portal.example', SMTP_URL: smtp.url },
});
const decision = {
  action: 'x',
  by: { id: 'u', name: 'Sam', kind: 'user' as const },
  roles: [],
  before: null,
  after: null,
};
const to = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));
const moved = (
  action: ChangeAction,
  more: Partial<EventData<'ChangeRequestMoved'>> = {},
): EventData<'ChangeRequestMoved'> => ({
  decision,
  kind: 'IBAN',
  action,
  from: null,
  to: 'REQUESTED',
  before: 'FR76 •••• 0189',
  after: 'DE89 •••• 3000',
  reason: null,
  supplierName: 'Atelier',
  notify: [],
  ...more,
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step that is told has words of its own, in text and HTML of the right direction', async () => {
    const subjects = new Set<string>();
    const steps = ['REQUEST', 'TYPE', 'SUBMIT', 'ACCEPT', 'REFUSE', 'CANCEL', 'LOCK'] as const;
    for (const action of steps) {
      const email = `${action.toLowerCase()}-${language}@old.example`;
      const notify = [{ name: '', email, language }];
      const reason = action === 'REFUSE' ? 'not <ours>' : null;
      const data = moved(action, { notify, reason });
      await service.say('suppliers', { type: 'ChangeRequestMoved', subject: newId(), supplierId: newId(), data });
      const mail = await eventually(() => to(email)[0]);
      expect(mail.text).toContain('DE89 •••• 3000');
      expect(mail.text).not.toMatch(/\{\w+\}/);
      if (reason) expect(mail.html).toContain('not &lt;ours&gt;');
      expect(mail.html).toContain(`dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}"`);
      subjects.add(mail.subject ?? '');
    }
    expect(subjects.size).toBe(steps.length);
  });
});

test('who was on file and the supplier’s users are told, each once; a step for nobody is not', async () => {
  const supplierId = newId();
  await service.say('identity', {
    type: 'UserChanged',
    subject: newId(),
    data: {
      email: 'Sam@firm.example',
      firstName: 'Sam',
      lastName: 'Roux',
      roles: ['supplier'],
      supplierIds: [supplierId],
      language: 'en',
      status: 'ACTIVE',
    },
  });
  const notify = ['old@firm.example', 'sam@firm.example'].map((email) => ({
    name: '',
    email,
    language: 'fr' as const,
  }));
  await service.say('suppliers', { type: 'ChangeRequestMoved', subject: newId(), supplierId, data: moved('RESEND') });
  await service.say('suppliers', {
    type: 'SupplierChangesLocked',
    subject: `${supplierId}/changes`,
    supplierId,
    data: { decision, locked: true, supplierName: 'Atelier', notify },
  });
  await service.say('suppliers', {
    type: 'SupplierContactsChanged',
    subject: `${supplierId}/contacts`,
    supplierId,
    data: { decision, before: ['o••••@firm.example'], after: [], supplierName: 'Atelier', notify },
  });
  await eventually(() => to('sam@firm.example').length === 2 && to('old@firm.example').length === 2);
  const mails = await service.call(anAdmin(), `/api/v1/mails?filter=${JSON.stringify({ supplierId })}`);
  expect(((await mails.json()) as MailSummary[]).map(({ template }) => template).sort()).toEqual([
    ...['contacts-notice', 'contacts-notice', 'lock-notice', 'lock-notice'],
  ]);
});

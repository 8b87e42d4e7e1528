import { newId } from '@comptoir/storage';
import { anAdmin, eventually, startService } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';

const ENV = { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9' };

test('an anchor of the audit trail is mailed as the line it is verified by', async () => {
  const service = await startService('messaging', createApp, { env: ENV });
  const anchor = { sequence: 42, hash: 'a'.repeat(64), at: '2026-03-02T10:00:00.000Z', signature: 'c2ln' };
  await service.say('settings', {
    type: 'AuditAnchored',
    subject: newId(),
    data: { ...anchor, to: 'auditor@firm.example' },
  });
  const mail = await eventually(
    async () => (await service.database.connection.collection('mails').findOne({})) ?? false,
  );
  expect(mail).toMatchObject({ template: 'audit-anchor', to: { email: 'auditor@firm.example' } });
  expect(mail.text).toContain(JSON.stringify(anchor));
  expect((await service.call(anAdmin(), '/api/v1/mails')).status).toBe(200);
});

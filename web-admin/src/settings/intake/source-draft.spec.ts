import { expect, test } from 'vitest';
import { draftOf, newDraft, sentOf, withSecurity } from './source-draft.ts';

test('the usual port goes with the encryption, a chosen one stays', () => {
  const draft = newDraft('IMAP');
  expect([draft.port, withSecurity(draft, 'STARTTLS').port]).toEqual(['993', '143']);
  expect(withSecurity({ ...draft, port: '1993' }, 'STARTTLS').port).toBe('1993');
  expect([newDraft('FTP').port, newDraft('SFTP').port]).toEqual(['21', '22']);
});

test('what is of another kind is not sent, and no password where none was typed', () => {
  const mailbox = { ...newDraft('IMAP'), supplierBy: 'FIXED' as const, supplierId: 's', hostKey: 'k' };
  expect(Object.keys(sentOf(mailbox))).not.toEqual(expect.arrayContaining(['supplierId', 'hostKey', 'password']));
  expect(sentOf({ ...mailbox, after: 'SEEN' })).not.toHaveProperty('doneFolder');
  expect(sentOf({ ...mailbox, password: 'p' }, 3)).toMatchObject({ password: 'p', version: 3 });
  expect(sentOf({ ...newDraft('SFTP'), hostKey: 'k' })).toMatchObject({ hostKey: 'k' });
  expect(sentOf({ ...newDraft('FTP'), hostKey: 'k' })).not.toHaveProperty('hostKey');
});

test('what was kept is what a form begins with', () => {
  const { password: _, version: __, ...kept } = sentOf({ ...newDraft('SFTP'), name: 'n', host: 'h', user: 'u' }, 1);
  const counts = { handled: 0, taken: 0, refused: 0 };
  const source = { ...kept, id: 'i', version: 1, enabled: true, createdAt: '', counts };
  expect(sentOf(draftOf(source as Parameters<typeof draftOf>[0]))).toEqual(kept);
});

import { aClerk, anAccountant, eventually } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { sha256Of } from '../files/file-part.ts';
import { sha256OfFile } from '../files/read-file.ts';
import { changeDesk, IBAN, OTHER_IBAN, PDF } from '../testing/change-desk.ts';
import { expireChanges } from './expire-changes.ts';

const desk = await changeDesk();
const { idOf, messaging, onFile, history } = desk;
const PATH = '/api/invoice/supplier';

test('a bank change that is refused says why, and another can be asked for', async () => {
  const firm = await desk.firm();
  expect((await desk.ask(firm.person, `${PATH}/validIban?id=${firm.id}`)).body).toEqual({ data: true });
  const asked = await desk.askIban(firm);
  expect(asked.body).toMatchObject({ state: 'REQUESTED', code: { channel: 'email', attemptsLeft: 5 } });
  expect(JSON.stringify(asked.body)).not.toContain(firm.email);
  expect(messaging.taken.at(-1)).toMatchObject({ kind: 'IBAN', ways: [{ channel: 'email', to: firm.email }] });
  expect((await desk.guess(firm, idOf(asked), messaging.code(), 'IBAN')).body).toMatchObject({ data: true });

  expect(await desk.pending(firm, firm.person)).toEqual({
    ...{ id: idOf(asked), ...OTHER_IBAN, rib: true, locked: false },
    requestedAt: expect.any(String),
  });
  expect((await desk.ask(firm.person, `${PATH}/validIban?id=${firm.id}`)).body).toEqual({ data: false });
  expect(await desk.askIban(firm)).toMatchObject({ status: 409, code: 'change.pending' });
  const rib = await desk.service.call(anAccountant(), `${PATH}/downloadRequestRib?id=${idOf(asked)}`);
  expect(rib.headers.get('content-disposition')).toBe('attachment; filename="rib.pdf"');
  expect(Buffer.from(await rib.arrayBuffer())).toEqual(PDF);

  expect(await desk.refuse(desk.admin(), firm, ' ')).toMatchObject({ status: 422, code: 'change.motiveRequired' });
  expect((await desk.refuse(desk.admin(), firm, 'Not your bank')).status).toBe(200);
  expect(await desk.pending(firm)).toEqual({ id: null, locked: false });
  expect(await onFile(firm)).toMatchObject(IBAN);
  expect(await history(firm)).toContain('REFUSE Not your bank');
  await eventually(() => desk.told(firm).some(({ data }) => (data as { reason?: string }).reason === 'Not your bank'));
  expect((await desk.askIban(firm)).status).toBe(200);
});

test('a supplier takes its bank change back while it waits; a code that ran out ends a request by itself', async () => {
  const firm = await desk.firm();
  const asked = await desk.askIban(firm);
  await desk.guess(firm, idOf(asked), messaging.code(), 'IBAN');
  expect((await desk.cancel(firm, idOf(asked))).status).toBe(200);
  expect(await desk.cancel(firm, idOf(asked))).toMatchObject({ status: 409, code: 'change.notOpen' });
  const again = await desk.askIban(firm);
  const fileId = (await desk.parts.requests.find({ kind: 'all' }, idOf(again)))?.after.rib?.fileId ?? '';
  expect(await sha256OfFile(desk.parts.files, fileId)).toBe(sha256Of(PDF));
  desk.waitMinutes(11);
  expect(await expireChanges(desk.parts)).toBeGreaterThan(0);
  expect(await desk.parts.requests.find({ kind: 'all' }, idOf(again))).toMatchObject({ state: 'EXPIRED' });
  expect(await sha256OfFile(desk.parts.files, fileId)).toBeUndefined();
  expect(await history(firm)).toContain('EXPIRE');
});

test('a code that cannot be sent takes its request back, and does not count', async () => {
  const firm = await desk.firm();
  messaging.goAway(true);
  for (let n = 0; n < 4; n += 1) {
    expect(await desk.askIban(firm)).toMatchObject({ status: 503, code: 'change.codeNotSent' });
  }
  messaging.goAway(false);
  expect((await desk.askIban(firm)).status).toBe(200);
  expect((await history(firm)).filter((line) => line.startsWith('NOT_SENT'))).toHaveLength(4);
});

test('what is missing, no value, or on file already is said by its field', async () => {
  const firm = await desk.firm({ phone: '+33140000001' });
  const empty = new FormData();
  empty.append('supplierId', firm.id);
  const bare = await desk.ask(firm.person, `${PATH}/changeIban`, { method: 'POST', body: empty });
  expect(bare).toMatchObject({ status: 400, code: 'change.bankRequired' });
  expect((bare.body.errors as unknown[]).length).toBe(3);
  expect(await desk.askIban(firm, { iban: 'FR00', bic: 'NO' })).toMatchObject({
    body: { errors: [{ code: 'supplier.financial.iban.notvalid' }, { code: 'supplier.financial.bic.notvalid' }] },
  });
  expect(await desk.askIban(firm, OTHER_IBAN, Buffer.from('GIF89a'))).toMatchObject({ code: 'supplier.ribRefused' });
  expect(await desk.askIban(firm, IBAN)).toMatchObject({ code: 'change.unchanged' });
  expect(await desk.askEmail(firm, 'x@')).toMatchObject({ body: { errors: [{ code: 'email_notValid' }] } });
  expect(await desk.askEmail(firm, firm.email.toUpperCase())).toMatchObject({ code: 'change.unchanged' });
  expect(await desk.askPhone(firm, '+33')).toMatchObject({ body: { errors: [{ code: 'required' }] } });
  expect(await desk.askPhone(firm, '+33 1')).toMatchObject({ body: { errors: [{ code: 'phone_notValid' }] } });
  expect(await desk.askPhone(firm, '01 40 00 00 01')).toMatchObject({ code: 'change.unchanged' });
  expect(await desk.guess(firm, 'x', '12', 'EMAIL')).toMatchObject({ body: { errors: [{ field: 'otp' }] } });
  expect(await history(firm)).toEqual(['TYPE', 'ACCEPT']);
});

test('only the one who holds an address learns that another supplier has it', async () => {
  const [firm, other] = [await desk.firm(), await desk.firm({ days: 0 })];
  const asked = await desk.askEmail(firm, other.email);
  expect(asked.status).toBe(200);
  expect(await desk.guess(firm, idOf(asked), messaging.code(), 'EMAIL')).toMatchObject({ code: 'supplier.emailTaken' });
  expect((await onFile(firm)).email).toBe(firm.email);
});

test('staff asks for nothing in a supplier’s place, and a clerk sees no bank change', async () => {
  const firm = await desk.firm({ days: 0 });
  for (const caller of [desk.admin(), anAccountant(), aClerk()]) {
    expect((await desk.askEmail({ ...firm, person: caller }, 'a@b.example')).status).toBe(403);
  }
  expect((await desk.ask(aClerk(), `${PATH}/ibanRequest?supplierId=${firm.id}`)).status).toBe(403);
});

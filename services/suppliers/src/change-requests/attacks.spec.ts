import { anAccountant, anAdmin, aSupplier, eventually } from '@comptoir/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { changeDesk, IBAN, OTHER_IBAN, PDF } from '../testing/change-desk.ts';
import { isRightCode, newCode } from './one-time-code.ts';
import { validateCode } from './validate-code.ts';

const desk = await changeDesk();
const { idOf, history, onFile, guess, messaging } = desk;
const codes: string[] = [];
const asked = async (outcome: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const answer = await outcome;
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  codes.push(messaging.code());
  return idOf(answer);
};

describe('guessing', () => {
  test('of ten thousand guesses at once five are looked at, the request is locked, and the right code is of no use', async () => {
    const firm = await desk.firm();
    const id = await asked(desk.askIban(firm));
    const right = messaging.code();
    const guesses = Array.from({ length: 9_999 }, (_, n) => String(n).padStart(6, '0')).filter(
      (code) => code !== right,
    );
    const by = { id: firm.person.id, name: firm.person.name, kind: 'user' as const };
    const parts = { ...desk.parts, sendCode: () => Promise.reject(new Error('nothing is sent here')) };
    const looked = await Promise.all(
      [...guesses, right].map((otp) =>
        validateCode(parts, { kind: 'all' }, { id, otp, kind: 'IBAN', by }).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(looked.reduce<number>((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5);
    // A guess whose look was cut off by so many others, where the database turns some away, stays counted.
    expect(await desk.parts.requests.find({ kind: 'all' }, id)).toMatchObject({ guesses: 5 });
    expect(await guess(firm, id, right, 'IBAN')).toMatchObject({ status: 423, code: 'change.locked' });
    expect(await onFile(firm)).toMatchObject(IBAN);

    const lines = await history(firm);
    // The first of the five that is judged finds all of them counted, and locks.
    expect(lines.filter((line) => line === 'WRONG_CODE').length).toBeLessThanOrEqual(5);
    expect(lines.filter((line) => line === 'LOCK').length).toBeLessThanOrEqual(1);
    const counted = [10, 100, 1000].map((count) => `REFUSED guess: change.locked (${count})`);
    expect(lines).toEqual(expect.arrayContaining(['REFUSED guess: change.locked', ...counted]));
    expect(lines.length).toBeLessThan(30);
  }, 120_000);

  test('ten in a day over all requests lock the supplier, until an administrator unlocks it', async () => {
    const firm = await desk.firm();
    for (const email of ['a@new.example', 'b@new.example']) {
      const id = await asked(desk.askEmail(firm, email));
      for (let n = 4; n >= 0; n -= 1) {
        expect((await guess(firm, id, desk.wrong(), 'EMAIL')).body).toEqual({ data: false, attemptsLeft: n });
      }
    }
    desk.waitMinutes(20);
    expect(await desk.askPhone(firm, '+33612345678')).toMatchObject({ status: 423, code: 'change.supplierLocked' });
    expect(await desk.askIban(firm)).toMatchObject({ status: 423, code: 'change.supplierLocked' });
    expect((await desk.pending(firm)).locked).toBe(true);
    expect((await desk.post(firm.person, `/api/v1/suppliers/${firm.id}/unlock-changes`, {})).status).toBe(403);
    expect((await desk.post(desk.admin(), `/api/v1/suppliers/${firm.id}/unlock-changes`, {})).status).toBe(200);
    await asked(desk.askIban(firm));
    const lines = await history(firm);
    expect(lines.filter((line) => /LOCK|change\.supplierLocked/.test(line))).toEqual([
      'LOCK',
      'LOCK',
      'LOCK_SUPPLIER',
      'REFUSED ask: change.supplierLocked',
      'REFUSED ask: change.supplierLocked',
      'UNLOCK_SUPPLIER',
    ]);
    await eventually(() => desk.told(firm).some(({ type }) => type === 'SupplierChangesLocked'));
  });

  test('three codes are sent in a quarter of an hour, whatever they are for', async () => {
    const firm = await desk.firm();
    const first = await asked(desk.askEmail(firm, 'a@new.example'));
    await asked(desk.askPhone(firm, '+33612345678'));
    expect((await desk.post(firm.person, `/api/v1/change-requests/${first}/resend`, {})).status).toBe(200);
    expect(await desk.askIban(firm)).toMatchObject({ status: 429, code: 'change.tooManySends' });
    expect(await desk.post(firm.person, `/api/v1/change-requests/${first}/resend`, {})).toMatchObject({ status: 429 });
    expect((await history(firm)).filter((line) => line.includes('tooManySends'))).toHaveLength(2);
    desk.waitMinutes(16);
    await asked(desk.askIban(firm));
  });

  test('a new code gives no new guesses', async () => {
    const firm = await desk.firm();
    const id = await asked(desk.askIban(firm));
    for (let n = 0; n < 4; n += 1) await guess(firm, id, desk.wrong(), 'IBAN');
    await desk.post(firm.person, `/api/v1/change-requests/${id}/resend`, {});
    expect((await guess(firm, id, desk.wrong(), 'IBAN')).body).toEqual({ data: false, attemptsLeft: 0 });
    expect(await guess(firm, id, messaging.code(), 'IBAN')).toMatchObject({ code: 'change.locked' });
  });
});

describe('a code', () => {
  test('serves once, also for twelve who send it at the same time', async () => {
    const firm = await desk.firm();
    const id = await asked(desk.askEmail(firm, `once-${firm.id}@new.example`));
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(firm, id, messaging.code(), 'EMAIL')));
    expect(answers.filter(({ body }) => body.data === true)).toHaveLength(1);
    expect(await guess(firm, id, messaging.code(), 'EMAIL')).toMatchObject({ status: 409, code: 'change.notOpen' });
    expect((await onFile(firm)).email).toBe(`once-${firm.id}@new.example`);
    expect((await history(firm)).filter((line) => line === 'APPLY')).toHaveLength(1);
    expect((await history(firm)).some((line) => line.startsWith('REFUSED guess: change.notOpen'))).toBe(true);
  });

  test('of another request, of another kind, of a request of before, or of another supplier is refused', async () => {
    const firm = await desk.firm();
    const before = await asked(desk.askIban(firm));
    const codeOfBefore = messaging.code();
    const now = await asked(desk.askIban(firm));
    const codeOfNow = messaging.code();
    const email = await asked(desk.askEmail(firm, 'x@new.example'));
    const codeOfEmail = messaging.code();
    expect(await guess(firm, before, codeOfBefore, 'IBAN')).toMatchObject({ code: 'change.notOpen' });
    expect((await guess(firm, now, codeOfBefore, 'IBAN')).body).toMatchObject({ data: codeOfBefore === codeOfNow });
    expect((await guess(firm, now, codeOfEmail, 'IBAN')).body).toMatchObject({ data: codeOfEmail === codeOfNow });
    expect(await guess(firm, email, codeOfEmail, 'IBAN')).toMatchObject({ status: 404 });
    const stranger = await desk.firm({ days: 0 });
    expect(await guess(stranger, now, codeOfNow, 'IBAN')).toMatchObject({ status: 404 });
    expect(await desk.cancel(stranger, now)).toMatchObject({ status: 404 });
    const lines = await history(firm);
    expect(lines).toContain('SUPERSEDE');
    expect(lines).toContain('REFUSED guess: change.notOpen');
    expect(lines).toContain('REFUSED guess: not.found');
    expect(lines.filter((line) => line === 'WRONG_CODE')).toHaveLength(2);
  });

  test('that comes after ten minutes is refused', async () => {
    const firm = await desk.firm();
    const id = await asked(desk.askIban(firm));
    desk.waitMinutes(10);
    expect(await guess(firm, id, messaging.code(), 'IBAN')).toMatchObject({ status: 409, code: 'change.expired' });
    expect(await history(firm)).toContain('REFUSED guess: change.expired');
  });

  test('takes as long to look at when it is nearly right as when it is all wrong', async () => {
    const { code, kept } = await newCode(new Date());
    const near = code.slice(0, 5) + String((Number(code[5]) + 1) % 10);
    const far = [...code].map((digit) => String((Number(digit) + 5) % 10)).join('');
    const times: Record<string, number[]> = { [code]: [], [near]: [], [far]: [] };
    for (let round = 0; round < 8; round += 1) {
      for (const guessed of [code, near, far]) {
        const began = performance.now();
        await isRightCode(guessed, kept);
        times[guessed]?.push(performance.now() - began);
      }
    }
    const fastest = [code, near, far].map((guessed) => Math.min(...(times[guessed] ?? [])));
    expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(1.5);
  });
});

describe('accepting', () => {
  /** A bank change that waits for its decision. */
  const waiting = async () => {
    const firm = await desk.firm();
    const id = await asked(desk.askIban(firm));
    expect((await guess(firm, id, messaging.code(), 'IBAN')).body).toMatchObject({ data: true });
    return { firm, id };
  };

  test('by two at the same time is done once', async () => {
    const { firm } = await waiting();
    const version = (await onFile(firm)).version;
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.accept(desk.admin(), firm)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await onFile(firm)).toMatchObject({ ...OTHER_IBAN, version: version + 1 });
    const lines = await history(firm);
    expect(lines.filter((line) => line === 'ACCEPT')).toHaveLength(2);
    expect(lines.filter((line) => /REFUSED accept/.test(line))).toHaveLength(5);
  });

  test('is not for who typed it, nor for who has not just signed in, nor for the supplier or an accountant', async () => {
    const typist = desk.admin();
    const firm = await desk.firm({ days: 0, bank: {}, typist });
    const supplier = await onFile(firm);
    await desk.ask(typist, `/api/v1/suppliers/${firm.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...supplier, ...OTHER_IBAN }),
    });
    expect((await onFile(firm)).iban).toBeUndefined();
    expect(await desk.accept(typist, firm)).toMatchObject({ status: 403, code: 'change.ownRequest' });
    const stale = anAdmin({ authenticatedAt: Math.floor(desk.clock.now().getTime() / 1000) - 301 });
    expect(await desk.accept(stale, firm)).toMatchObject({ status: 403, code: 'stepUp.required' });
    for (const other of [firm.person, anAccountant(), aSupplier()]) {
      expect((await desk.accept(other, firm)).status).toBe(403);
    }
    expect(await history(firm)).toEqual([
      'TYPE',
      'REFUSED accept: change.ownRequest',
      'REFUSED accept: stepUp.required',
    ]);
    expect((await desk.accept(desk.admin(), firm)).status).toBe(200);
    expect(await onFile(firm)).toMatchObject(OTHER_IBAN);
  });

  test('what staff typed over an account that is on file needs a call back first', async () => {
    const firm = await desk.firm({ phone: '+33140000001' });
    const typist = desk.admin();
    await desk.ask(typist, `/api/v1/suppliers/${firm.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await onFile(firm)), ...OTHER_IBAN, phone: '+33612345678' }),
    });
    const { id, callable } = await desk.pending(firm);
    expect(callable).toEqual([]);
    expect(await desk.accept(desk.admin(), firm)).toMatchObject({ status: 409, code: 'change.callBackMissing' });
    expect(await desk.callBack(anAccountant(), id ?? '', { number: '+33612345678', source: 'CONTRACT' })).toMatchObject(
      { status: 422, code: 'change.callBackNumber' },
    );
    expect((await desk.callBack(anAccountant(), id ?? '', { number: '+33140000001', source: 'CONTRACT' })).status).toBe(
      200,
    );
    expect((await desk.accept(desk.admin(), firm)).status).toBe(200);
    expect(await history(firm)).toEqual([
      ...['TYPE', 'ACCEPT', 'CONTACTS', 'TYPE', 'REFUSED accept: change.callBackMissing'],
      ...['REFUSED callBack: change.callBackNumber', 'CALL_BACK', 'ACCEPT'],
    ]);
  });

  test('after the email and the phone were changed there is no code, whoever holds the new ones: somebody calls back', async () => {
    const firm = await desk.firm({ phone: '+33612340000' });
    const email = await asked(desk.askEmail(firm, `thief-${firm.id}@evil.example`));
    expect((await guess(firm, email, messaging.code(), 'EMAIL')).body).toMatchObject({ data: true });
    const phone = await asked(desk.askPhone(firm, '+33698765432'));
    expect((await guess(firm, phone, messaging.code(), 'PHONE_NUMBER')).body).toMatchObject({ data: true });
    const sent = messaging.taken.length;
    const answer = await desk.askIban(firm);
    expect(answer.body).toMatchObject({ state: 'PENDING_APPROVAL' });
    expect(messaging.taken).toHaveLength(sent);
    const request = await desk.pending(firm);
    expect(request.needsCallBack).toBe(true);
    expect(request.signs?.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['COUNTRY_CHANGED', 'CONTACT_RECENT', 'NOT_CONFIRMED']),
    );
    expect(await desk.accept(desk.admin(), firm)).toMatchObject({ code: 'change.callBackMissing' });
    expect(
      await desk.callBack(desk.admin(), idOf(answer), { number: '+33698765432', source: 'ON_FILE' }),
    ).toMatchObject({
      code: 'change.callBackNumber',
    });
    expect(await onFile(firm)).toMatchObject(IBAN);
    // Who was on file before is told of it all.
    const told = await eventually(() => {
      const moved = desk.told(firm).filter(({ type }) => type === 'ChangeRequestMoved');
      return moved.some(({ data }) => (data as { action: string; kind: string }).action === 'SUBMIT') && moved;
    });
    const steps = told.map(({ data }) => data as { kind: string; action: string; notify: Array<{ email: string }> });
    for (const action of ['REQUEST', 'APPLY', 'SUBMIT']) {
      const step = steps.findLast((candidate) => candidate.action === action);
      expect(step?.notify.map((one) => one.email)).toContain(firm.email);
    }
  });

  test('a RIB in the place of the one that was sent is noticed, and so is another request', async () => {
    const { firm, id } = await waiting();
    const files = desk.service.database.connection.collection('files.chunks');
    const request = await desk.parts.requests.find({ kind: 'all' }, id);
    const fileId = request?.after.rib?.fileId as unknown as never;
    const original = await files.findOne({ files_id: fileId });
    const others = [Buffer.from('%PDF-1.7\n%%EOX\n'), Buffer.from('%PDF-1.7')];
    expect(others[0]?.length).toBe(PDF.length);
    for (const data of others) {
      await files.updateOne({ files_id: fileId }, { $set: { data } });
      expect(await desk.accept(desk.admin(), firm, id)).toMatchObject({ status: 409, code: 'change.ribAltered' });
    }
    await files.deleteOne({ files_id: fileId });
    expect(await desk.accept(desk.admin(), firm, id)).toMatchObject({ status: 409, code: 'change.ribAltered' });
    if (original) await files.insertOne(original);

    desk.waitMinutes(16);
    expect((await desk.cancel(firm, id)).status).toBe(200);
    const other = await asked(desk.askIban(firm, { iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }));
    await guess(firm, other, messaging.code(), 'IBAN');
    expect(await desk.accept(desk.admin(), firm, id)).toMatchObject({ status: 409, code: 'change.replaced' });
    expect(await onFile(firm)).toMatchObject(IBAN);
    const lines = await history(firm);
    expect(lines).toContain('REFUSED accept: change.ribAltered');
    expect(lines).toContain('REFUSED accept: change.replaced');
    expect((await desk.accept(desk.admin(), firm, other)).status).toBe(200);
  });
});

afterAll(async () => {
  // Whatever was asked in this file: no code is in an event, a history, or anything this service keeps.
  const { db } = desk.service.database.connection;
  const kept: string[] = [JSON.stringify(desk.service.said)];
  for (const { name } of (await db?.listCollections().toArray()) ?? []) {
    if (!name.startsWith('files.')) kept.push(JSON.stringify(await db?.collection(name).find().toArray()));
  }
  const everything = kept.join('\n');
  expect(codes.length).toBeGreaterThan(15);
  for (const code of codes) expect(everything).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  for (const iban of [IBAN.iban, OTHER_IBAN.iban]) {
    const moved = desk.service.said.filter(({ type }) => type !== 'SupplierChanged');
    expect(JSON.stringify(moved)).not.toContain(iban);
  }
});

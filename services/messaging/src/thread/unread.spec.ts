import type { ThreadMessage, UserCaller } from '@comptoir/contracts';
import { newId } from '@comptoir/storage';
import { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier, startService } from '@comptoir/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { aFirm, anInvoice } from '../testing/a-firm.ts';
import { codeOf, threadCalls } from '../testing/thread-calls.ts';

const service = await startService('messaging', createApp, {
  env: { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://127.0.0.1:9' },
});
const { send, history, read, unread } = threadCalls(service);
const unreadIn = async (caller: UserCaller, firm: string) =>
  (await unread(caller)).threads.find(({ supplierId }) => supplierId === firm)?.unread ?? 0;
const lastOf = async (caller: UserCaller, firm: string, invoiceId?: string) =>
  (await history(caller, firm, invoiceId)).content.at(-1)?.id ?? '';

test('a comment waits for each of the other side until they read it, and for nobody of one’s own', async () => {
  const firm = await aFirm(service, { name: 'Atelier' });
  const [sam, sue] = [aSupplier(firm), aSupplier(firm)];
  const [admin, clerk] = [anAdmin(), aClerk()];
  await send(sam, firm, 'one');
  await send(sam, firm, 'two');
  expect([await unreadIn(sam, firm), await unreadIn(sue, firm)]).toEqual([0, 0]);
  expect([await unreadIn(admin, firm), await unreadIn(clerk, firm), await unreadIn(aPurchaser(), firm)]).toEqual([
    2, 2, 2,
  ]);
  const shown = async (caller: UserCaller) => (await history(caller, firm)).content.map((message) => message.unread);
  expect(await shown(admin)).toEqual([true, true]);
  const answer = await read(admin, { supplierId: firm, upTo: await lastOf(admin, firm) });
  expect([answer.status, await answer.json()]).toEqual([200, { data: { unread: 0 } }]);
  expect(await shown(admin)).toEqual([false, false]);
  expect([await unreadIn(admin, firm), await unreadIn(clerk, firm)]).toEqual([0, 2]);
  await send(admin, firm, 'three');
  expect([await unreadIn(clerk, firm), await unreadIn(sam, firm), await unreadIn(sue, firm)]).toEqual([0, 1, 1]);
  const waiting = await unread(sam);
  expect(waiting).toMatchObject({ total: 1, atLeast: false, threads: [{ supplierName: 'Atelier', unread: 1 }] });
});

test('what is read beside an invoice is read in the thread, and the rest is not', async () => {
  const firm = await aFirm(service);
  const supplier = aSupplier(firm);
  const clerk = aClerk();
  const [one, two] = [await anInvoice(service, firm), await anInvoice(service, firm)];
  await send(supplier, firm, 'about one', { invoiceId: one });
  await send(supplier, firm, 'hello');
  await send(supplier, firm, 'about two', { invoiceId: two });
  await send(supplier, firm, 'about one again', { invoiceId: one });
  await read(clerk, { supplierId: firm, invoiceId: one, upTo: await lastOf(clerk, firm, one) });
  expect(await unreadIn(clerk, firm)).toBe(2);
  const isUnread = (await history(clerk, firm)).content.map((message: ThreadMessage) => message.unread);
  expect(isUnread).toEqual([false, true, true, false]);
  // An answer beside an invoice answers what was asked there, and nothing else.
  await send(anAdmin(), firm, 'answer', { invoiceId: two });
  expect([await unreadIn(clerk, firm), await unreadIn(anAccountant(), firm)]).toEqual([1, 3]);
});

test('what is another’s, or of another thread, is marked by nobody', async () => {
  const [firm, other] = [await aFirm(service), await aFirm(service)];
  const invoiceId = await anInvoice(service, firm);
  await send(anAdmin(), firm, 'hello');
  await send(anAdmin(), other, 'hello');
  const [own, foreign] = [await lastOf(anAdmin(), firm), await lastOf(anAdmin(), other)];
  const supplier = aSupplier(firm);
  for (const body of [
    { supplierId: other, upTo: foreign },
    { supplierId: firm, upTo: foreign },
    { supplierId: firm, upTo: newId() },
    { supplierId: newId(), upTo: own },
    { supplierId: firm, invoiceId, upTo: own },
  ]) {
    expect(await codeOf(await read(supplier, body))).toEqual([404, 'not.found']);
  }
  expect(await unread(supplier)).toMatchObject({ total: 1, threads: [{ supplierId: firm }] });
  expect(await unread(aSupplier(other))).toMatchObject({ total: 1, threads: [{ supplierId: other }] });
  expect((await service.call(undefined, '/api/v1/messages/unread')).status).toBe(401);
});

/** What somebody does: write, or read up to the comment that is that far from the end when they look. */
interface Step {
  readonly who: number;
  readonly reads: boolean;
  readonly invoice: number;
  readonly back: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  ...{ who: fc.nat(3), reads: fc.boolean(), invoice: fc.nat(2), back: fc.nat(3) },
});

test('however people write and read at once, what waits for each is what a recount finds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4, size: 'max' }), { maxLength: 6, size: 'max' }),
      async (rounds) => {
        const firm = await aFirm(service);
        const people = [aSupplier(firm), aSupplier(firm), anAdmin(), aClerk()];
        const invoices = [undefined, await anInvoice(service, firm), await anInvoice(service, firm)];
        const marks: Array<{ who: number; invoiceId: string | undefined; upTo: string }> = [];
        // The steps of a round happen at once.
        for (const round of rounds) {
          await Promise.all(
            round.map(async ({ who, reads, invoice, back }) => {
              const caller = people[who] ?? anAdmin();
              const invoiceId = invoices[invoice];
              if (!reads) return void (await send(caller, firm, 'x', invoiceId === undefined ? {} : { invoiceId }));
              const upTo = (await history(caller, firm, invoiceId)).content.at(-1 - back)?.id;
              if (upTo === undefined) return;
              const body = { supplierId: firm, upTo, ...(invoiceId !== undefined && { invoiceId }) };
              expect((await read(caller, body)).status).toBe(200);
              marks.push({ who, invoiceId, upTo });
            }),
          );
        }
        const all = (await history(anAdmin(), firm)).content;
        for (const [who, caller] of people.entries()) {
          const fromSupplier = who < 2;
          const isRead = (place: number) =>
            marks.some(
              (mark) =>
                mark.who === who &&
                all.findIndex(({ id }) => id === mark.upTo) >= place &&
                (mark.invoiceId === undefined || mark.invoiceId === all[place]?.invoice?.id),
            );
          const isAnswered = (place: number) =>
            all.slice(place).some((later) => !later.fromSupplier && later.invoice?.id === all[place]?.invoice?.id);
          const recounted = all.filter(
            (message, place) =>
              message.fromSupplier !== fromSupplier && !isRead(place) && (fromSupplier || !isAnswered(place)),
          ).length;
          expect([who, await unreadIn(caller, firm)]).toEqual([who, recounted]);
          const shown = (await history(caller, firm)).content.filter((message) => message.unread).length;
          expect([who, shown]).toEqual([who, recounted]);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);

import type { UploadAnswer } from '@comptoir/contracts';
import { createLogger } from '@comptoir/service-kit';
import { aSupplier, startService } from '@comptoir/testing';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { diskOf } from './disk.store.ts';
import { createDiskRoom, type Disk, isShort } from './disk-room.ts';

const GB = 1_000_000_000;
const RESERVE = { bytes: GB, percent: 5 };
const logger = createLogger({ service: 'spec', level: 'silent' });

it.each([
  ['a large disk', { total: 1_000 * GB, used: 998.9 * GB }, false],
  ['a large disk with less than 1 GB', { total: 1_000 * GB, used: 999.1 * GB }, true],
  ['a small disk, of which 5 % is less than 1 GB', { total: 10 * GB, used: 9.4 * GB }, false],
  ['a small disk with less than 5 %', { total: 10 * GB, used: 9.6 * GB }, true],
])('%s', (_which, disk, short) => {
  expect(isShort(disk, RESERVE)).toBe(short);
});

it('asks the disk once for many uploads, sees that it was cleared, and refuses nobody where it cannot be asked', async () => {
  let disk: Disk | undefined = { total: 10 * GB, used: 9.9 * GB };
  let asked = 0;
  let now = 0;
  const room = createDiskRoom({
    async diskOf() {
      asked += 1;
      if (!disk) throw new Error('away');
      return disk;
    },
    reserve: RESERVE,
    clock: { now: () => new Date(now) },
    logger,
  });
  const refused = () => room.assertRoom().catch((error: Error) => error.message);
  expect(await Promise.all([refused(), refused(), refused()])).toEqual(Array(3).fill('storage.full'));
  expect(asked).toBe(1);
  disk = { total: 10 * GB, used: 5 * GB };
  expect(await refused()).toBe('storage.full');
  now += 5_000;
  expect(await refused()).toBeUndefined();
  disk = undefined;
  now += 5_000;
  expect(await refused()).toBeUndefined();
});

it('below the reserve uploads answer 507 in the caller’s language and keep nothing, and everything else serves', async () => {
  const env = { DISK_RESERVE_MB: '1000000000', DISK_RESERVE_PERCENT: '5' };
  const before = await startService('documents', createApp, { env });
  const supplier = aSupplier('01890000-0000-7000-8000-000000000001');
  const send = (to: typeof before) => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'a.pdf');
    return to.call(supplier, '/api/bill/upload', { method: 'POST', body: form });
  };
  const { documentId } = (await (await send(before)).json()) as UploadAnswer;

  const { total } = await diskOf(before.database);
  expect(total).toBeGreaterThan(GB);
  const full = await startService('documents', createApp, {
    env: { ...env, DISK_RESERVE_PERCENT: '100' },
    database: before.database,
  });
  const answer = await send(full);
  expect(answer.status).toBe(507);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ code: 'storage.full', status: 507 });
  const collection = (name: string) => before.database.connection.collection(name).countDocuments();
  expect([await collection('documents'), await collection('pending_files')]).toEqual([1, 0]);
  const content = await full.call(supplier, `/api/v1/documents/${documentId}/content`);
  expect(content.status).toBe(200);
});

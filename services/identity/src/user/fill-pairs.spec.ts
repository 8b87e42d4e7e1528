import { ROLES_OF_JOB } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { eventually, startService, testDatabase } from '@comptoir/testing';
import { expect, test, vi } from 'vitest';
import { createApp, seedUsers } from '../app.ts';

const TEN_MINUTES = 600_000;

test('the service gives their pairs of words to the users that a former release wrote', async () => {
  const database = await testDatabase('identity-fill-pairs');
  const started = vi.spyOn(globalThis, 'setInterval');
  await startService('identity', createApp, { database });
  const fills = started.mock.calls.filter(([, everyMs]) => everyMs === TEN_MINUTES).map(([fill]) => fill);
  started.mockRestore();
  const [id = ''] = await seedUsers(
    database,
    [
      {
        ...{ email: `${newId()}@x.example`, firstName: 'Ada', lastName: 'Byron', password: 'pass', language: 'en' },
        ...{ roles: ROLES_OF_JOB.administrator, supplierIds: [] },
      },
    ],
    systemClock,
  );
  const rows = database.connection.collection<{ _id: string; pairs?: string[] }>('users');
  await rows.updateOne({ _id: id }, { $unset: { pairs: 1 } });
  for (const fill of fills) fill();
  expect((await eventually(async () => (await rows.findOne({ _id: id }))?.pairs)).length).toBeGreaterThan(5);
});

import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { eventually, startService } from '@comptoir/testing';
import { expect, test, vi } from 'vitest';
import { createApp, seedDemoSupplier } from '../app.ts';

const TEN_MINUTES = 600_000;

test('the service gives their pairs of words to the suppliers that a former release wrote', async () => {
  const started = vi.spyOn(globalThis, 'setInterval');
  const service = await startService('suppliers', createApp);
  const fills = started.mock.calls.filter(([, everyMs]) => everyMs === TEN_MINUTES).map(([fill]) => fill);
  started.mockRestore();
  const id = newId();
  const input = {
    ...{ locpt: newId(), raisonSociale: `Forge ${newId()}`, codeSocietee: 10, email: `${newId()}@example.com` },
    accountManagerId: newId(),
  };
  await seedDemoSupplier({ database: service.database, clock: systemClock }, { id, input });
  const rows = service.database.connection.collection<{ _id: string; pairs?: string[] }>('suppliers');
  await rows.updateOne({ _id: id }, { $unset: { pairs: 1 } });
  for (const fill of fills) fill();
  expect((await eventually(async () => (await rows.findOne({ _id: id }))?.pairs)).length).toBeGreaterThan(5);
});

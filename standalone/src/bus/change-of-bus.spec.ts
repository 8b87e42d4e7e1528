import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '@comptoir/event-bus';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { newId, openDatabase } from '@comptoir/storage';
import { mongoUri } from '@comptoir/testing';
import { expect, onTestFinished, test } from 'vitest';
import { assertBusMayChange } from './change-of-bus.ts';

test('a data folder moves to another bus once nothing is on its way any more, and not before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-bus-'));
  const databasePrefix = `bus_${randomBytes(4).toString('hex')}_`;
  const invoices = await openDatabase({ uri: mongoUri(), name: `${databasePrefix}invoices` });
  onTestFinished(async () => {
    await invoices.connection.dropDatabase();
    await invoices.close();
    await rm(dataDir, { recursive: true });
  });
  const outbox = createOutbox(invoices, { source: 'messaging', clock: systemClock });
  const data = { template: 'spec', messageId: 'm', causedBy: 'nobody' };
  await invoices.withTransaction((session) =>
    outbox.append(session, [{ type: 'MailSent', subject: newId(), sequence: 1, data }]),
  );
  const moveTo = (to: 'embedded' | 'kafka'): Promise<void> =>
    assertBusMayChange({
      ...{ dataDir, to, mongoUri: mongoUri(), databasePrefix },
      kafka: () => Promise.reject(new Error('not asked')),
      logger: createLogger({ service: 'spec', level: 'fatal' }),
    });

  await moveTo('embedded');
  await expect(moveTo('kafka')).rejects.toThrow(/inside the process, and 1 of them .* run `npm start` until/);
  expect(await readFile(join(dataDir, 'bus'), 'utf8')).toBe('embedded\n');

  await invoices.connection.collection('outbox_events').deleteMany({});
  await moveTo('kafka');
  await moveTo('kafka');
  // Away from Kafka its topics are looked at too.
  await expect(moveTo('embedded')).rejects.toThrow('not asked');
});

// The suppliers service alone in a process of its own, so that what it holds can be told from everybody else's.
import { type Caller, topicOf } from '@comptoir/contracts';
import { createEmbeddedBus } from '@comptoir/event-bus';
import {
  createInternalTokens,
  createLogger,
  generateSigningKey,
  INTERNAL_TOKEN_HEADER,
  systemClock,
} from '@comptoir/service-kit';
import { newId, openDatabase } from '@comptoir/storage';
import { createApp } from '../../services/suppliers/src/app.ts';

const [uri = '', name = '', managerId = ''] = process.argv.slice(2);
const logger = createLogger({ service: 'suppliers', level: 'error' });
const database = await openDatabase({ uri, name });
const bus = createEmbeddedBus({ logger });
const keys = { gateway: await generateSigningKey(), suppliers: await generateSigningKey() };
const trusted = { gateway: keys.gateway.publicKeys, suppliers: keys.suppliers.publicKeys };
const tokensOf = (issuer: keyof typeof keys) =>
  createInternalTokens({ issuer, privateKey: keys[issuer].privateKey, trusted, clock: systemClock });

const service = await createApp({
  env: {},
  database,
  bus,
  clock: systemClock,
  logger,
  tokens: await tokensOf('suppliers'),
  urls: {},
});
const url = await service.listen();
await bus.publish(topicOf('identity'), [
  {
    ...{ id: newId(), type: 'UserChanged', version: 1, occurredAt: systemClock.now().toISOString() },
    ...{ source: 'identity', subject: managerId, sequence: 1, correlationId: newId() },
    data: {
      ...{ email: 'mia@comptoir.example', firstName: 'Mia', lastName: 'Manager', roles: ['user'] },
      ...{ supplierIds: [], language: 'fr', status: 'ACTIVE' },
    },
  },
]);
const gateway = await tokensOf('gateway');
/** A token of a minute for whoever the parent calls as. */
process.on('message', async (caller: Caller) => {
  process.send?.({ [INTERNAL_TOKEN_HEADER]: await gateway.sign(caller, 'suppliers') });
});
process.on('disconnect', async () => {
  await service.close();
  await bus.close();
  await database.close();
});
process.send?.({ url });

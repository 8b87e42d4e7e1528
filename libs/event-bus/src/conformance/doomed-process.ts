// A service in a process of its own, started by the suite to be killed: relay, consumer, and an effect a event.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@comptoir/storage';
import { consume } from '../consume/consume.ts';
import { createRelay } from '../relay/relay.ts';
import type { Adapter } from './adapter.ts';
import { openEffects, quiet } from './scene.ts';

export type DoomedOrder = {
  module: string;
  uri: string;
  database: string;
  topic: string;
  group: string;
  effects: string;
  /** How long a handler sits between its writes and its commit. */
  handlerMs: number;
  leaseMs: number;
};

const order = JSON.parse(process.argv[2] ?? '') as DoomedOrder;
const { adapter } = (await import(order.module)) as { adapter: Adapter };
const database = await openDatabase({ uri: order.uri, name: order.database });
const bus = await adapter.connect();
const effects = openEffects(database, order.effects);
await consume({
  bus,
  database,
  group: order.group,
  topics: [order.topic],
  logger: quiet,
  handlers: {
    MailSent: async (event, session) => {
      await effects.write(event, session);
      process.stdout.write(`${event.subject}/${event.sequence}\n`);
      await sleep(order.handlerMs);
    },
  },
});
createRelay({ database, bus, topic: order.topic, logger: quiet, leaseMs: order.leaseMs }).start();

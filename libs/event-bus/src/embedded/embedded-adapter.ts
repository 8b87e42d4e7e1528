import type { Adapter } from '../conformance/adapter.ts';
import { quiet } from '../conformance/scene.ts';
import type { EventBus } from '../port.ts';
import { createEmbeddedBus } from './embedded-bus.ts';

let shared: EventBus | undefined;

/** The embedded bus for the conformance suite: all instances of a process share one bus, until it closes. */
export const adapter: Adapter = {
  async connect() {
    if (shared) return { ...shared, close: async () => undefined };
    const bus = createEmbeddedBus({ logger: quiet, handlersAtOnce: 16 });
    shared = {
      ...bus,
      async close() {
        shared = undefined;
        await bus.close();
      },
    };
    return shared;
  },
  async createTopic() {},
  handlersAtOnce: 16,
  module: import.meta.url,
};

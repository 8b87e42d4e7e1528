import type { EventBus } from '../port.ts';

/** What the suite asks of whoever brings an adapter. */
export type Adapter = {
  /** Joins the bus as one more instance of a service; where all are in one process, they share the bus until it closes. */
  connect(): Promise<EventBus>;
  /** Makes a topic exist, where the bus wants that. */
  createTopic(topic: string): Promise<void>;
  /** How many handlers of a group may run at once in one instance. */
  readonly handlersAtOnce: number;
  /** File URL of the module that exports this as `adapter`: processes that are killed import it. */
  readonly module: string;
};

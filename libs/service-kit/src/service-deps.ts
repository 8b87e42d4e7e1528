import type { ServiceName } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import type { Database } from '@comptoir/storage';
import type { Clock } from './clock.ts';
import type { Environment } from './config.ts';
import type { InternalTokens } from './internal-token.ts';
import type { Logger } from './logger.ts';

/** What every service's createApp() is given: the engines, and how to reach and be believed by the others. */
export interface ServiceDeps {
  readonly env: Environment;
  readonly database: Database;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tokens: InternalTokens;
  /** Base addresses of the other services, for the few that call one. */
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>;
}

import type { ServiceName } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import type { Database } from '@comptoir/storage';
import type { Clock } from './clock.ts';
import type { Environment } from './config.ts';
import type { ReadyChecks } from './health.ts';
import type { InternalTokens } from './internal-token.ts';
import type { Logger } from './logger.ts';
import type { Role } from './role.ts';

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
  /** What of the service this process does; all of it by default. */
  readonly role?: Role;
  /** Whether all services live in this one process, so that none of them restarts while another runs on. */
  readonly oneProcess?: boolean;
  /** What the process can do without for a while: it is told by /health/ready and takes nobody out of rotation. */
  readonly degradedWithout?: ReadyChecks;
}

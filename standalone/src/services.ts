import type { ServiceName } from '@comptoir/contracts';
import { createApp as documents } from '@comptoir/documents';
import { createApp as extraction } from '@comptoir/extraction';
import { createApp as identity } from '@comptoir/identity';
import { createApp as invoices } from '@comptoir/invoices';
import { createApp as messaging } from '@comptoir/messaging';
import { createApp as orders } from '@comptoir/orders';
import { createApp as payments } from '@comptoir/payments';
import type { Service, ServiceDeps } from '@comptoir/service-kit';
import { createApp as settings } from '@comptoir/settings';
import { createApp as suppliers } from '@comptoir/suppliers';

type CreateApp = (deps: ServiceDeps) => Promise<Service>;

/** Every service behind the gateway, in the order in which they start: one that is called by another comes before it. */
export const SERVICES_IN_ORDER: ReadonlyArray<readonly [ServiceName, CreateApp]> = [
  ['settings', settings],
  ['identity', identity],
  ['suppliers', suppliers],
  ['documents', documents],
  ['invoices', invoices],
  ['orders', orders],
  ['payments', payments],
  ['messaging', messaging],
  ['extraction', extraction],
];

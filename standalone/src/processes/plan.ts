import { SERVICES, type ServiceName } from '@comptoir/contracts';
import type { MadeKeyFiles } from '@comptoir/service-kit/run';
import { freePort } from '@comptoir/storage/engine';
import type { ProcessOrder } from './service-process.ts';

const GATEWAYS = 2;
const READERS = 3;

export interface PlanOptions {
  readonly mongoUri: string;
  readonly databasePrefix: string;
  readonly brokers: string;
  readonly smtpUrl: string;
  readonly publicUrl: string;
  readonly webRoot: string;
  readonly keys: MadeKeyFiles;
  /** For every process, beside and in place of ours. */
  readonly env: Readonly<Record<string, string>>;
}

/** Every process of the portal: a service each, extraction three times, the gateway twice. */
export async function planProcesses(options: PlanOptions): Promise<ProcessOrder[]> {
  const ports = new Map<ServiceName, number>();
  for (const name of SERVICES) ports.set(name, await freePort());
  const addresses = Object.fromEntries(
    [...ports].map(([name, port]) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
  );
  const order = (name: string, service: ProcessOrder['service'], port: number, more: Record<string, string>) => ({
    name,
    service,
    port,
    env: {
      MONGODB_URI: options.mongoUri,
      DATABASE_PREFIX: options.databasePrefix,
      KAFKA_BROKERS: options.brokers,
      SMTP_URL: options.smtpUrl,
      PUBLIC_URL: options.publicUrl,
      INTERNAL_PRIVATE_KEY_FILE: options.keys.privateKeyFile(service),
      INTERNAL_PUBLIC_KEYS_DIR: options.keys.publicKeysDir,
      ...addresses,
      // Nobody else sends calls here: a moment is enough to be seen as not ready.
      SHUTDOWN_DELAY_MS: '300',
      ...more,
      ...options.env,
    },
  });
  const portOf = (service: ServiceName, port: number) => ({ [`${service.toUpperCase()}_PORT`]: String(port) });

  const one = SERVICES.map((service) => {
    const port = ports.get(service) ?? 0;
    return order(service === 'extraction' ? 'extraction-1' : service, service, port, portOf(service, port));
  });
  const readers = await several(READERS - 1, (port, index) =>
    order(`extraction-${index + 2}`, 'extraction', port, { ...portOf('extraction', port), ROLE: 'worker' }),
  );
  const gateways = await several(GATEWAYS, (port, index) =>
    order(`gateway-${index + 1}`, 'gateway', port, { PORT: String(port), WEB_ROOT: options.webRoot }),
  );
  return [...one, ...readers, ...gateways];
}

async function several(count: number, make: (port: number, index: number) => ProcessOrder): Promise<ProcessOrder[]> {
  const made: ProcessOrder[] = [];
  for (let index = 0; index < count; index += 1) made.push(make(await freePort(), index));
  return made;
}

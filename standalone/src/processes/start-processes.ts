import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, type ServiceName, topicOf } from '@comptoir/contracts';
import { createTopics, KafkaConfig } from '@comptoir/event-bus/kafka';
import { type Clock, createInternalTokens, createLogger, type InternalTokens, readConfig } from '@comptoir/service-kit';
import { keyFilesIn, type MadeKeyFiles, makeKeyFiles } from '@comptoir/service-kit/run';
import { type Database, openDatabase } from '@comptoir/storage';
import { freePort } from '@comptoir/storage/engine';
import { type MailCatcher, startMailCatcher } from '../mail-catcher/mail-catcher.ts';
import { anchorEnvironment } from '../operate/anchor-place.ts';
import { type Between, type Engines, startEngines } from './engines.ts';
import { startFront } from './front.ts';
import { planProcesses } from './plan.ts';
import { createServiceProcess, type ServiceProcess } from './service-process.ts';

export interface ProcessesOptions {
  /** Everything they keep: engines, keys, mails, a log each. */
  readonly dataDir: string;
  /** Of what stands before the gateways; 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly mailPort: number;
  /** What a browser's address bar shows; the address of the front by default. */
  readonly publicUrl?: string | undefined;
  /** The built web-admin. */
  readonly webRoot: string;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  readonly mongoUri?: string | undefined;
  readonly kafkaBrokers?: string | undefined;
  readonly databasePrefix?: string;
  readonly between?: Between;
  /** Modules loaded into each service before it. */
  readonly preload?: readonly string[];
  /** More of the environment of every service. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Processes {
  /** Where browsers come in. */
  readonly url: string;
  readonly urls: Readonly<Record<ServiceName, string>>;
  readonly services: readonly ServiceProcess[];
  readonly engines: Engines;
  readonly mails: MailCatcher;
  /** Tokens as the gateway signs them. */
  readonly tokens: InternalTokens;
  /** Opens a service's database, for whoever looks into it; closed with the rest. */
  database(service: ServiceName | 'gateway'): Promise<Database>;
  /** Ends all of it: the door first, then the services, then what they stand on. */
  close(): Promise<void>;
}

/** Every service a process of its own, on Kafka and a replica set, behind one address. */
export async function startProcesses(options: ProcessesOptions): Promise<Processes> {
  const { dataDir, say, clock, databasePrefix = 'comptoir_' } = options;
  const closings: Array<() => Promise<void>> = [];
  const close = async (): Promise<void> => {
    for (const end of closings.splice(0).toReversed()) await end();
  };
  try {
    await mkdir(join(dataDir, 'logs'), { recursive: true });
    const mails = await startMailCatcher({ folder: join(dataDir, 'mails'), port: options.mailPort, clock });
    closings.push(() => mails.close());
    const engines = await startEngines(options);
    closings.push(() => engines.stop());
    const keys = await keysIn(join(dataDir, 'keys'));
    await makeTopics(engines.brokers);

    const port = options.port || (await freePort());
    const url = `http://localhost:${port}`;
    const orders = await planProcesses({
      mongoUri: engines.mongoUri,
      databasePrefix,
      brokers: engines.brokers,
      smtpUrl: (await options.between?.smtp(mails.smtpUrl)) ?? mails.smtpUrl,
      publicUrl: options.publicUrl ?? url,
      webRoot: options.webRoot,
      keys,
      env: { ...(await anchorEnvironment(dataDir)), ...mails.sms, ...options.env },
    });
    const services = orders.map((order) =>
      createServiceProcess(order, {
        logFile: join(dataDir, 'logs', `${order.name}.log`),
        ...(options.preload && { preload: options.preload }),
        onEnd: (name, how) => say(`${name} ended (${how}): starting it again`),
      }),
    );
    closings.push(async () => {
      await Promise.all(services.map((service) => service.stop()));
    });
    await startAll(services, say);
    const gateways = services.filter(({ service }) => service === 'gateway').map((gateway) => gateway.url);
    const front = await startFront({ port, host: options.host, gateways });
    closings.push(() => front.close());

    const databases = new Map<string, Promise<Database>>();
    closings.push(async () => {
      for (const database of databases.values()) await (await database).close();
    });
    return {
      url,
      urls: urlsOf(services),
      services,
      engines,
      mails,
      tokens: await gatewayTokens(keys, clock),
      database(service) {
        const name = `${databasePrefix}${service}`;
        const database = databases.get(name) ?? openDatabase({ uri: engines.mongoUri, name });
        databases.set(name, database);
        return database;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(services: readonly ServiceProcess[], say: (line: string) => void): Promise<void> {
  const began = performance.now();
  await Promise.all(
    services.map(async (service) => {
      service.start();
      await service.ready();
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`${service.name.padEnd(13)} ready on ${service.url}, process ${service.pid()}, after ${seconds} s`);
    }),
  );
}

async function keysIn(folder: string): Promise<MadeKeyFiles> {
  return existsSync(join(folder, 'private', 'gateway.json')) ? keyFilesIn(folder) : makeKeyFiles(folder);
}

/** Made once, before thirteen processes would each look for them. */
async function makeTopics(brokers: string): Promise<void> {
  await createTopics({
    config: readConfig(KafkaConfig, { KAFKA_BROKERS: brokers }),
    clientId: 'comptoir-processes',
    topics: SERVICES.map(topicOf),
    logger: createLogger({ service: 'processes', level: 'error' }),
  });
}

function urlsOf(services: readonly ServiceProcess[]): Record<ServiceName, string> {
  const urls: Partial<Record<ServiceName, string>> = {};
  for (const { service, url } of services) if (service !== 'gateway') urls[service] ??= url;
  return urls as Record<ServiceName, string>;
}

async function gatewayTokens(keys: MadeKeyFiles, clock: Clock): Promise<InternalTokens> {
  const privateKey = JSON.parse(await readFile(keys.privateKeyFile('gateway'), 'utf8')) as object;
  return createInternalTokens({ issuer: 'gateway', privateKey, trusted: {}, clock });
}

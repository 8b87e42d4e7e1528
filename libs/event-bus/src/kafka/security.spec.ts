import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newId } from '@comptoir/storage';
import { freePort } from '@comptoir/storage/engine';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { envelope, newTopic, until } from '../conformance/scene.ts';
import { type LocalKafka, startLocalKafka } from '../engine/index.ts';
import type { KafkaConfig } from './config.ts';
import { configFor, testBus } from './conformance/kafka-adapter.ts';

const run = promisify(execFile);
const [NAME, PASSWORD] = ['portal', 'correct-horse'];

let folder: string;
let kafka: LocalKafka;
const ports = { tls: 0, sasl: 0, saslTls: 0 };

/** The broker's own certificate, made and signed by itself with the tool that comes with every Java. */
async function makeCertificate(): Promise<{ store: string; authority: string }> {
  const [store, authority] = [join(folder, 'broker.p12'), join(folder, 'authority.pem')];
  const key = ['-alias', 'broker', '-keystore', store, '-storepass', PASSWORD, '-storetype', 'PKCS12'];
  const how = ['-keyalg', 'RSA', '-dname', 'CN=broker', '-ext', 'SAN=IP:127.0.0.1', '-validity', '2'];
  await run('keytool', ['-genkeypair', ...key, ...how]);
  await run('keytool', ['-exportcert', '-rfc', ...key, '-file', authority]);
  return { store, authority };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-security-'));
  const { store } = await makeCertificate();
  for (const name of ['tls', 'sasl', 'saslTls'] as const) ports[name] = await freePort();
  const open = { TLS: ports.tls, SASL: ports.sasl, SASLTLS: ports.saslTls };
  const listeners = Object.entries(open).map(([name, port]) => `${name}://127.0.0.1:${port}`);
  const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required;';
  const plain = `org.apache.kafka.common.security.plain.PlainLoginModule required user_${NAME}="${PASSWORD}";`;
  const jaas = ['sasl', 'sasltls'].flatMap((listener) => [
    [`listener.name.${listener}.plain.sasl.jaas.config`, plain],
    [`listener.name.${listener}.scram-sha-256.sasl.jaas.config`, scram],
    [`listener.name.${listener}.scram-sha-512.sasl.jaas.config`, scram],
  ]);
  kafka = await startLocalKafka({
    format: ['SCRAM-SHA-256', 'SCRAM-SHA-512'].flatMap((mechanism) => [
      '--add-scram',
      `${mechanism}=[name=${NAME},password=${PASSWORD}]`,
    ]),
    properties: ({ client, controller }) => ({
      listeners: [`PLAINTEXT://127.0.0.1:${client}`, `CONTROLLER://127.0.0.1:${controller}`, ...listeners].join(),
      'advertised.listeners': [`PLAINTEXT://127.0.0.1:${client}`, ...listeners].join(),
      'listener.security.protocol.map':
        'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,TLS:SSL,SASL:SASL_PLAINTEXT,SASLTLS:SASL_SSL',
      'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
      'ssl.keystore.location': store,
      'ssl.keystore.password': PASSWORD,
      'ssl.keystore.type': 'PKCS12',
      ...Object.fromEntries(jaas),
    }),
  });
}, 90_000);

afterAll(async () => {
  await kafka?.stop();
  await rm(folder, { recursive: true });
});

/** Says an event and hears it, by that configuration. */
async function goesThrough(port: number, changes: Partial<KafkaConfig>): Promise<void> {
  const topic = newTopic();
  const bus = await testBus(configFor(`127.0.0.1:${port}`, changes), { topics: [topic] });
  onTestFinished(() => bus.close());
  const heard: string[] = [];
  await bus.subscribe({ group: newId(), topics: [topic], handle: async ({ subject }) => void heard.push(subject) });
  await bus.publish(topic, [envelope('s', 1)]);
  await until(() => heard.length === 1);
}

const tls = () => ({ KAFKA_TLS: true, KAFKA_TLS_CA_FILE: join(folder, 'authority.pem') });
const asPortal = { KAFKA_SASL_USERNAME: NAME, KAFKA_SASL_PASSWORD: PASSWORD };

it('speaks TLS, to a broker whose authority it was told', () => goesThrough(ports.tls, tls()));

it.each(['plain', 'scram-sha-256', 'scram-sha-512'] as const)(
  'is believed by %s, with TLS and without',
  async (mechanism) => {
    const sasl = { KAFKA_SASL_MECHANISM: mechanism, ...asPortal };
    await goesThrough(ports.sasl, sasl);
    await goesThrough(ports.saslTls, { ...sasl, ...tls() });
  },
);

it('does not talk to a broker whose authority it does not know', async () => {
  const bus = await testBus(configFor(`127.0.0.1:${ports.tls}`, { KAFKA_TLS: true }));
  await expect(bus.publish(newTopic(), [envelope('s', 1)])).rejects.toThrow(/certificate/);
  await bus.close();
});

it.each(['plain', 'scram-sha-512'] as const)(
  'ends the process when its password is refused by %s',
  async (mechanism) => {
    const refused = Promise.withResolvers<Error>();
    const sasl = { KAFKA_SASL_MECHANISM: mechanism, ...asPortal, KAFKA_SASL_PASSWORD: 'wrong' };
    const config = configFor(`127.0.0.1:${ports.sasl}`, sasl);
    const bus = await testBus(config, { onFatal: refused.resolve, timing: { joinWithinMs: 200 } });
    await bus.subscribe({ group: newId(), topics: ['any'], handle: async () => undefined });
    expect((await refused.promise).message).toMatch(/authentication/i);
    await bus.close();
  },
);

it('says which variable is wrong, before it asks any broker', async () => {
  const half = configFor('127.0.0.1:9', { KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_USERNAME: NAME });
  await expect(testBus(half)).rejects.toThrow('KAFKA_SASL_PASSWORD');
  const nowhere = configFor('127.0.0.1:9', { KAFKA_TLS: true, KAFKA_TLS_CA_FILE: '/nowhere.pem' });
  await expect(testBus(nowhere)).rejects.toThrow('KAFKA_TLS_CA_FILE');
});

it('ends a process with a clear last line, where nobody said what else to do', async () => {
  const sasl = { KAFKA_SASL_MECHANISM: 'plain', ...asPortal, KAFKA_SASL_PASSWORD: 'wrong' } as const;
  const script = fileURLToPath(new URL('./conformance/lonely-process.ts', import.meta.url));
  const config = JSON.stringify(configFor(`127.0.0.1:${ports.sasl}`, sasl));
  const ended = run(process.execPath, ['--disable-warning=ExperimentalWarning', script, config]);
  const { code, stderr } = await ended.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^messaging: Kafka refused for good, the process ends: .*auth/i);
});

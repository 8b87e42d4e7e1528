import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SERVICES, type ServiceName } from '@comptoir/contracts';
import { startLocalKafka } from '@comptoir/event-bus/engine';
import { makeKeyFiles } from '@comptoir/service-kit/run';
import { startLocalMongo } from '@comptoir/storage/engine';
import { createAssembler } from './assemble-image.ts';
import { inCheckout } from './checkout.ts';
import { runImage } from './run-image.ts';

export interface Proof {
  readonly image: ServiceName | 'gateway';
  /** What /health/ready said. */
  readonly health: unknown;
  readonly exitCode: number | null;
  /** Names in its node_modules. */
  readonly modules: readonly string[];
  /** Size of its /app, in MB of 1,000,000 bytes. */
  readonly megabytes: number;
  /** Files of the image that its process made or changed: a read-only root would have refused them. */
  readonly written: readonly string[];
  readonly seconds: { readonly assembled: number; readonly ready: number };
}

/**
 * Puts images together without a container engine and runs each against a real MongoDB and a real Kafka: those of
 * MONGODB_URI and KAFKA_BROKERS, else local ones. The gateway needs all the others, and is run among them.
 * @throws Error with what was said where an image cannot be made, or does not become ready
 */
export async function proveImages(
  images: ReadonlyArray<Proof['image']>,
  { folder, say }: { folder: string; say: (line: string) => void },
): Promise<Proof[]> {
  const assembler = await createAssembler(inCheckout(), join(folder, 'stages'));
  const [mongo, kafka] = await Promise.all([
    process.env.MONGODB_URI ? { uri: process.env.MONGODB_URI, stop: async () => {} } : startLocalMongo({ say }),
    process.env.KAFKA_BROKERS ? { brokers: process.env.KAFKA_BROKERS, stop: async () => {} } : startLocalKafka({ say }),
  ]);
  const keys = await makeKeyFiles(join(folder, 'keys'));
  const urls: Record<string, string> = Object.fromEntries(
    SERVICES.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:1']),
  );
  const stops: Array<() => Promise<unknown>> = [];
  const envOf = (name: Proof['image']): Record<string, string> => ({
    PUBLIC_URL: 'http://localhost:8080',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MONGODB_URI: mongo.uri,
    DATABASE_PREFIX: `images_${randomBytes(4).toString('hex')}_`,
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_TOPIC_PARTITIONS: '1',
    SHUTDOWN_DELAY_MS: '0',
    INTERNAL_PRIVATE_KEY_FILE: keys.privateKeyFile(name),
    INTERNAL_PUBLIC_KEYS_DIR: keys.publicKeysDir,
    ...urls,
    // Ports of the image's own are for a container of its own.
    ...(name === 'gateway'
      ? { HOST: '127.0.0.1', PORT: '0', METRICS_HOST: '127.0.0.1', METRICS_PORT: '0' }
      : { [`${name.toUpperCase()}_HOST`]: '127.0.0.1', [`${name.toUpperCase()}_PORT`]: '0' }),
  });

  try {
    const proofs: Proof[] = [];
    for (const image of images) {
      const started = performance.now();
      const assembled = await assembler.assemble(image);
      const assembledAt = performance.now();
      const app = join(assembled.root, 'app');
      const before = await filesIn(app);
      const running = await runImage(assembled, envOf(image), join(folder, 'tmp', image));
      // The gateway waits for all the others: they go on until it was asked.
      let exitCode: number | null = null;
      const stop = async () => {
        exitCode = await running.stop();
      };
      stops.push(stop);
      const { url, health } = await running.ready();
      if (image !== 'gateway') urls[`${image.toUpperCase()}_URL`] = url;
      const readyAt = performance.now();
      if (!images.includes('gateway')) await stop();
      const after = await filesIn(app);
      const proof = {
        image,
        health,
        get exitCode() {
          return exitCode;
        },
        modules: await namesIn(join(app, 'node_modules')),
        megabytes: Math.round([...after.values()].reduce((sum, { size }) => sum + size, 0) / 1e6),
        written: [...after]
          .filter(([path, { mtimeMs }]) => before.get(path)?.mtimeMs !== mtimeMs)
          .map(([path]) => path),
        seconds: { assembled: (assembledAt - started) / 1000, ready: (readyAt - assembledAt) / 1000 },
      };
      proofs.push(proof);
      say(
        `${image}: ${proof.megabytes} MB, put together in ${proof.seconds.assembled.toFixed(1)} s, ready in ${proof.seconds.ready.toFixed(1)} s`,
      );
    }
    for (const stop of stops.toReversed()) await stop();
    return proofs.map((proof) => ({ ...proof }));
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([mongo.stop(), kafka.stop()]);
  }
}

async function filesIn(folder: string): Promise<Map<string, { size: number; mtimeMs: number }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const stats = await Promise.all(files.map(async (file) => [relative(folder, file), await stat(file)] as const));
  return new Map(stats.map(([path, { size, mtimeMs }]) => [path, { size, mtimeMs }]));
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => !name.startsWith('.'));
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Place } from '@comptoir/documents/s3';
import { supervise } from '@comptoir/storage/engine';
import { goTool } from '../../scripts/deploy/cluster/go-tools.ts';

export interface LocalS3 {
  readonly place: S3Place & { readonly endpoint: string; readonly credentials: { accessKeyId: string } };
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;
const GRACE_MS = 5_000;
const BUCKET = 'comptoir-files';
const CREDENTIALS = { accessKeyId: 'comptoir', secretAccessKey: 'comptoir-on-loopback-only' };

/** Starts an S3 store (Versity's gateway over a folder) on the loopback address, with one bucket. @throws Error with its log */
export async function startLocalS3(options: {
  dataDir: string;
  port: number;
  say: (line: string) => void;
}): Promise<LocalS3> {
  const { dataDir, port, say } = options;
  const program = await goTool('versitygw', say);
  const [root, sidecar] = [join(dataDir, 'buckets'), join(dataDir, 'metadata')];
  // A folder of the root is a bucket.
  await mkdir(join(root, BUCKET), { recursive: true });
  await mkdir(sidecar, { recursive: true });
  const { accessKeyId, secretAccessKey } = CREDENTIALS;
  const keys = ['--access', accessKeyId, '--secret', secretAccessKey, '--quiet'];
  const engine = supervise({
    program,
    args: [...keys, '--port', `127.0.0.1:${port}`, 'posix', '--sidecar', sidecar, root],
    pidFile: join(dataDir, 'engine.pid'),
    logFile: join(dataDir, 's3.log'),
    graceMs: GRACE_MS,
  });
  let ended = false;
  void engine.ended.then(() => {
    ended = true;
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await answers(endpoint))) {
    if (ended || performance.now() > end) {
      throw new Error(`the S3 store did not start: ${JSON.stringify(await engine.ended)}`);
    }
    await sleep(100);
  }
  return {
    place: { bucket: BUCKET, region: 'us-east-1', endpoint, credentials: CREDENTIALS },
    stop: () => engine.stop(),
  };
}

/** Without credentials it refuses, which is an answer. */
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

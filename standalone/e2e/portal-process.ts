import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import nodeFlags from '../node-flags.json' with { type: 'json' };

/** The portal as `npm start` runs it, in a process of its own that can be killed. */
export interface PortalProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** SIGKILL: nothing is closed, nothing is flushed. */
  kill(): Promise<void>;
  /** Ctrl-C; resolves with its exit code. */
  stop(): Promise<number | null>;
}

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
const READY_WITHIN_MS = 60_000;

export async function startPortalProcess(options: {
  dataDir: string;
  port: number;
  mailPort: number;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<PortalProcess> {
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags.flags];
  const child = spawn(process.execPath, [...flags, MAIN, ...(options.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...options.env,
      PORT: String(options.port),
      MAIL_PORT: String(options.mailPort),
      DATA_DIR: options.dataDir,
      MONGODB_URI: '',
      PUBLIC_URL: '',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `http://localhost:${options.port}`;
  const exited = once(child, 'exit');
  // Whoever ends before it does takes it along.
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  child.once('exit', () => process.off('exit', takeAlong));
  await untilReady(url, child, () => printed);
  return {
    url,
    child,
    output: () => printed,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the portal ended: ${output()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200 && output().includes('Comptoir is open')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the portal was not ready within ${READY_WITHIN_MS} ms: ${output()}`);
}

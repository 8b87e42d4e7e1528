import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Assembled } from './assemble-image.ts';
import { lastOf, pairsOf } from './dockerfile.ts';

export interface RunningImage {
  /** Where it listens and what /health/ready says, once that is 200. @throws Error with what it said where it never is */
  ready(): Promise<{ url: string; health: unknown }>;
  /** SIGTERM, as a container engine ends it. Answers the exit code. */
  stop(): Promise<number | null>;
}

const READY_WITHIN_MS = 90_000;

/**
 * Starts an assembled image's command as its own process: its variables and these, nothing else of ours, and a HOME and
 * a /tmp that are not the image's. What the image says of `/` means its folder.
 */
export async function runImage(
  { root, instructions }: Assembled,
  env: Readonly<Record<string, string>>,
  tmp: string,
): Promise<RunningImage> {
  await mkdir(tmp, { recursive: true });
  const inside = (value: string): string => (value.startsWith('/app') ? join(root, value) : value);
  const own = Object.entries(pairsOf(instructions, 'ENV')).map(([name, value]) => [name, inside(value)]);
  const [, ...args] = JSON.parse(lastOf(instructions, 'CMD') ?? '[]') as string[];
  const child = spawn(process.execPath, args, {
    cwd: join(root, lastOf(instructions, 'WORKDIR') ?? '/'),
    env: { ...Object.fromEntries(own), TMPDIR: tmp, HOME: tmp, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return {
    ready: () => waitForReady(child, () => said),
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/** The line that says where it listens, then what its health says. */
async function waitForReady(child: ChildProcess, said: () => string): Promise<{ url: string; health: unknown }> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    const url = /"url":"(http:[^"]+)"/.exec(said())?.[1];
    const answer = url === undefined ? undefined : await fetch(`${url}/health/ready`).catch(() => undefined);
    if (url && answer?.ok) return { url, health: await answer.json() };
    await sleep(100);
  }
  throw new Error(`not ready; it said:\n${said().slice(-4000)}`);
}

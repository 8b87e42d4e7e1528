import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsOwnSession } from '@comptoir/storage/engine';
import { kafkaBrokers, mongoUri } from '@comptoir/testing';
import { expect, onTestFinished, test } from 'vitest';
import { descendantsOf, survivorsAfter } from '../../e2e/processes.ts';
import { newPrefix } from '../../e2e/test-portal.ts';

test('processes end by themselves when what started them is killed', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-orphans-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const order = {
    MONGODB_URI: mongoUri(),
    KAFKA_BROKERS: await kafkaBrokers(),
    DATABASE_PREFIX: newPrefix(),
    FOLDER: folder,
  };
  const parent = fork(join(import.meta.dirname, 'testing', 'lonely-parent.ts'), [JSON.stringify(order)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  expect(await once(parent, 'message')).toEqual(['ready', undefined]);

  const started = await descendantsOf(parent.pid ?? 0);
  expect(started.map(({ command }) => command).join('\n')).toMatch(/extraction\/src\/main\.ts/);
  // A group is of one session: a service that were its group's first would have left its parent's.
  const leaders = started.filter(({ pid, group }) => pid === group);
  expect(leaders.length > 0).toBe(needsOwnSession());
  parent.kill('SIGKILL');
  expect(await survivorsAfter(started, 15_000)).toEqual([]);
});

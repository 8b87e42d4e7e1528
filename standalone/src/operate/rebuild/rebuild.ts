import { setTimeout as sleep } from 'node:timers/promises';
import { isProjectionName, PROJECTIONS } from '@comptoir/contracts';
import { openRebuilds, type Rebuild } from '@comptoir/event-bus';
import { openOperatorTasks } from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { isDatabaseOwner } from '../portal-databases.ts';
import { type Operator, UsageError } from '../run-command.ts';

const USAGE = `npm run rebuild -- SERVICE.COPY   while the portal serves; one of
${Object.entries(PROJECTIONS)
  .map(([name, owner]) => `  ${name.padEnd(20)} from ${owner}`)
  .join('\n')}`;
const BEGINS_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 250;
const SAY_EVERY_MS = 5_000;

/**
 * Throws a service's copy of another's data away and builds it anew from its owner. Two tasks, one of the holder and one
 * of the owner, in their own databases: this command only asks and watches, what was asked for goes on without it.
 */
export async function rebuild({ args, databases, say }: Operator): Promise<void> {
  const [name = '', ...rest] = args;
  if (!isProjectionName(name) || rest.length > 0) throw new UsageError(USAGE);
  const [service = '', projection = ''] = name.split('.');
  if (!isDatabaseOwner(service)) throw new UsageError(USAGE);
  const id = newId();
  const holder = await databases.of(service);
  const rebuilds = openRebuilds(holder);

  await ask(holder, { kind: 'rebuild', projection, rebuild: id });
  await until(async () => (await rebuilds.find(id)) !== null, `${service} works on nothing now; it will when it runs.`);
  await ask(await databases.of(PROJECTIONS[name]), { kind: 'snapshot', rebuild: id });

  let said = performance.now();
  for (;;) {
    const row = await rebuilds.find(id);
    if (row?.state === 'done') return say(`${name} rebuilt from ${row.expected} snapshots`);
    if (row?.state === 'failed') throw new Error(`${name} was not rebuilt, the old copy serves on: ${row.cause}`);
    if (row && performance.now() - said > SAY_EVERY_MS) {
      say(progressOf(row));
      said = performance.now();
    }
    await sleep(LOOK_EVERY_MS);
  }
}

const progressOf = ({ taken = 0, expected }: Rebuild): string =>
  expected === undefined ? `${taken} snapshots taken` : `${taken} of ${expected} snapshots taken`;

async function ask(
  database: Database,
  task: Parameters<ReturnType<typeof openOperatorTasks>['enqueue']>[1]['payload'],
) {
  const queue = openOperatorTasks(database);
  await database.withTransaction(async (session) => {
    await queue.enqueue(session, { key: newId(), payload: task });
  });
}

async function until(happened: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + BEGINS_WITHIN_MS;
  while (!(await happened())) {
    if (performance.now() > end) throw new Error(otherwise);
    await sleep(LOOK_EVERY_MS);
  }
}

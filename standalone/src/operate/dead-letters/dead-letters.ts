import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEAD_LETTER_STATES, type DeadLetterState } from '@comptoir/contracts';
import { createDeadLetters, createOutbox, type DeadLetter } from '@comptoir/event-bus';
import { createTellDecided, discardLetter, openOperatorTasks, systemClock } from '@comptoir/service-kit';
import { DATABASE_OWNERS, type DatabaseOwner, isDatabaseOwner } from '../portal-databases.ts';
import { type Operator, UsageError } from '../run-command.ts';

const USAGE = `npm run dead-letters -- list [--service NAME] [--state waiting|replayed|discarded] [--limit N]
npm run dead-letters -- open ID
npm run dead-letters -- replay ID [--even-if-older] [--reason TEXT]
npm run dead-letters -- discard ID --reason TEXT`;

const REPLAYED_WITHIN_MS = 30_000;
const MOST = 100;

/** Lists, opens, replays or discards events that a service could not handle. What is opened may be about persons. */
export async function deadLetters(operator: Operator): Promise<void> {
  const { values, positionals } = parsed(operator.args);
  const [command, id] = positionals;
  if (command === 'list' && !id) return list(operator, values);
  if (!id || positionals.length > 2) throw new UsageError(USAGE);
  if (command === 'open') return open(operator, id);
  if (command === 'replay')
    return replay(operator, id, { evenIfOlder: values['even-if-older'] === true, ...reasonIn(values) });
  if (command === 'discard' && values.reason?.trim()) return discard(operator, id, values.reason.trim());
  throw new UsageError(USAGE);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        service: { type: 'string' },
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: '50' },
        reason: { type: 'string' },
        'even-if-older': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const reasonIn = ({ reason }: { reason?: string | undefined }) => (reason?.trim() ? { reason: reason.trim() } : {});

async function list(
  { databases, say }: Operator,
  { service, state, limit }: { service?: string | undefined; state?: string; limit?: string },
): Promise<void> {
  const known = DEAD_LETTER_STATES.find((one): one is DeadLetterState => one === state);
  const rows = Number(limit);
  if (!known || !Number.isInteger(rows) || rows < 1 || (service !== undefined && !isDatabaseOwner(service)))
    throw new UsageError(USAGE);
  const owners = DATABASE_OWNERS.filter((owner) => service === undefined || owner === service);
  const lists = await Promise.all(
    owners.map(async (owner) => {
      const letters = createDeadLetters(await databases.of(owner));
      return (await letters.list({ state: known, page: { limit: Math.min(rows, MOST), offset: 0 } })).rows;
    }),
  );
  const letters = lists.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  for (const letter of letters.slice(0, rows)) say(lineOf(letter));
  if (letters.length === 0) say(`no dead letter is ${known}`);
}

const lineOf = ({ _id, at, event, attempts, cause }: DeadLetter): string =>
  [at.toISOString(), _id, event.type, `${attempts} attempts`, `${cause.name}: ${cause.message}`].join('  ');

async function open(operator: Operator, id: string): Promise<void> {
  const { letter } = await find(operator, id);
  operator.say(JSON.stringify(letter, null, 2));
}

/** The service does it: the handlers are there. */
async function replay(operator: Operator, id: string, order: { evenIfOlder: boolean; reason?: string }): Promise<void> {
  const { owner, letter: before } = await find(operator, id);
  if (before.state !== 'waiting') return operator.say(`${id} was ${before.state} before`);
  const database = await operator.databases.of(owner);
  const queue = openOperatorTasks(database);
  const key = `replay ${id} ${before.decisions?.length ?? 0} ${order.evenIfOlder}`;
  await database.withTransaction(async (session) => {
    await queue.enqueue(session, { key, payload: { kind: 'replay', letter: id, by: operator.by, ...order } });
  });
  const task = await ended(async () => queue.outcome(key));
  const { letter } = await find(operator, id);
  if (letter.state === 'replayed') return operator.say(`${id} replayed`);
  if (task === 'exhausted') throw new Error(`${id} could not be replayed; see the log of ${owner}`);
  if ((letter.decisions?.length ?? 0) > (before.decisions?.length ?? 0))
    throw new Error(`${id} failed again: ${letter.cause.name}: ${letter.cause.message}`);
  throw new Error(
    `${id} was overtaken by later events of its subject: add --even-if-older if it is to be replayed all the same`,
  );
}

/** The gateway has no outbox: nothing is told of its letters, which keep who decided. */
async function discard(operator: Operator, id: string, reason: string): Promise<void> {
  const { owner, letter } = await find(operator, id);
  const database = await operator.databases.of(owner);
  const tell =
    owner === 'gateway' ? undefined : createTellDecided(createOutbox(database, { source: owner, clock: systemClock }));
  const done = await discardLetter({ database, tell }, letter, { by: operator.by, reason });
  operator.say(done ? `${id} discarded` : `${id} was ${letter.state} before`);
}

async function find({ databases }: Operator, id: string) {
  const owner = id.split(/[.:]/)[0] ?? '';
  if (!isDatabaseOwner(owner)) throw new UsageError(`${id} is no id of a dead letter: it begins with a service's name`);
  const letters = createDeadLetters(await databases.of(owner satisfies DatabaseOwner));
  const letter = await letters.open(id);
  if (!letter) throw new Error(`${owner} has no dead letter ${id}`);
  return { owner, letter };
}

async function ended<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + REPLAYED_WITHIN_MS;
  for (;;) {
    const outcome = await look();
    if (outcome !== undefined) return outcome;
    if (performance.now() > end) throw new Error('No process of that service works on it now; it will when one does.');
    await sleep(100);
  }
}

// Lists through the gateway, at several sizes in the same run; requests of the sizes alternate.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalMongo } from '@comptoir/storage/engine';
import { ask } from './ask.ts';
import { invoices } from './invoices.ts';
import { ms, ratio } from './measure.ts';
import { messages } from './messages.ts';
import { openSized } from './open-sized.ts';
import type { Sized, Subject } from './subject.ts';
import { supplierPage } from './supplier-page.ts';
import { suppliers } from './suppliers.ts';
import { users } from './users.ts';

/** What is measured, in this order; another list is one more entry. */
const SUBJECTS: readonly Subject[] = [invoices, suppliers, supplierPage, messages, users];

/** `--only users,invoices` measures these alone; `--sizes 1000,100000` at other sizes than their own. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: SUBJECTS.map(({ name }) => name).join(',') },
      sizes: { type: 'string' },
      rounds: { type: 'string', default: '100' },
      asking: { type: 'string', default: '' },
    },
  });
  for (const name of values.only.split(',')) {
    const subject = SUBJECTS.find((each) => each.name === name);
    if (!subject) throw new Error(`no list of ${name}: there are ${SUBJECTS.map((each) => each.name).join(', ')}`);
    const questions = subject.questions.filter((each) => each.name.includes(values.asking));
    if (questions.length === 0) throw new Error(`nothing asked of ${name} is called ${values.asking}`);
    await measure(
      { ...subject, questions },
      values.sizes?.split(',').map(Number) ?? subject.sizes,
      Number(values.rounds),
    );
  }
}

async function measure(subject: Subject, counts: readonly number[], rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const mongo = await startLocalMongo({ dataDir: folder, cacheGb: 4, say: console.error });
  const sizes: Sized[] = [];
  try {
    for (const count of counts) {
      const started = performance.now();
      sizes.push(await openSized(subject, mongo.uri, count));
      const seconds = Math.round((performance.now() - started) / 1000);
      console.error(`${count} ${subject.name} seeded and indexed in ${seconds} s`);
    }
    await report(subject, sizes, rounds);
  } finally {
    for (const { portal } of sizes) await portal.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function report(subject: Subject, sizes: readonly Sized[], rounds: number): Promise<void> {
  const counts = sizes.map(({ count }) => count).join(' and ');
  console.log(
    `p50 and p99 in ms through the gateway at ${counts} ${subject.name}; ${rounds} requests each, alternating`,
  );
  const ratios: number[] = [];
  for (const question of subject.questions) {
    const answers = await ask(subject, question, sizes, rounds);
    const [small, large] = [answers[0]?.p99 ?? Number.NaN, answers.at(-1)?.p99 ?? Number.NaN];
    ratios.push(large / small);
    const latencies = answers.map(({ p50, p99 }) => `${ms(p50)} ${ms(p99)}`).join('  |');
    const examined = answers.map(({ keys = '–', docs = '–' }) => `${keys}/${docs}`).join('  ');
    console.log(`${question.name.padEnd(56)} ${latencies}  p99 ratio ${ratio(large, small)}  keys/docs ${examined}`);
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  const within = ratios.filter((each) => each <= subject.atMost).length;
  console.log(
    `${subject.name}: p99 ratio, largest to smallest: median ${ratio(sorted[Math.floor(sorted.length / 2)] ?? 0, 1)}, ` +
      `worst ${ratio(sorted.at(-1) ?? 0, 1)}; ${within} of ${ratios.length} within ${subject.atMost}`,
  );
}

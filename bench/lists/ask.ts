import { type Cost, costOf } from './cost.ts';
import { type Latency, latencyOf } from './measure.ts';
import type { Question, Sized, Subject } from './subject.ts';

/** Asked before the requests that count. */
const WARM_UP = 3;

/** What a question takes at each size, asked of the sizes in turn, and what one more of it examines. */
export async function ask(
  subject: Subject,
  question: Question,
  sizes: readonly Sized[],
  rounds: number,
): Promise<Array<Latency & Partial<Cost>>> {
  const reads = question.reads === undefined ? subject : question.reads;
  const paths = await Promise.all(sizes.map((size) => question.path(size)));
  const samples = sizes.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [at, size] of sizes.entries()) {
      await question.before?.(size, round);
      const took = await time(size, question, paths[at] as string);
      if (round >= 0) samples[at]?.push(took);
    }
  }
  return Promise.all(
    sizes.map(async (size, at) => {
      const path = await question.path(size);
      const once = async () => void (await time(size, question, path));
      const cost = reads && (await costOf(size.portal.databases[reads.service], reads.collection, once));
      return { ...latencyOf(samples[at] ?? []), ...cost };
    }),
  );
}

async function time(size: Sized, { as }: Question, path: string): Promise<number> {
  const started = performance.now();
  const response = await size.as[as].call(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - started;
}

// The way of an event, out of a service's outbox and over Kafka to a subscriber, beside kafkajs alone in the same run.
import { parseArgs } from 'node:util';
import { createRelay } from '@comptoir/event-bus';
import { latencyOf, ms, ratio } from '../lists/measure.ts';
import { latencies } from './latency.ts';
import { relayed, sentRaw } from './relay-throughput.ts';
import { newTopic, openRig } from './rig.ts';

const REACH = { throughput: 0.5, p99: 5 };

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '20000' },
      subjects: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '5' },
      samples: { type: 'string', default: '500' },
    },
  });
  const [events, subjects] = [Number(values.events), Number(values.subjects)];
  const rig = await openRig();
  try {
    createRelay({ ...rig, topic: newTopic() });
    await rig.database.ensureIndexes();
    const ratios: number[] = [];
    console.log(`${events} events of ${subjects} subjects: out of an outbox by the relay, and by kafkajs alone`);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const [raw, ours] = [await sentRaw(rig, events, subjects), await relayed(rig, events, subjects)];
      ratios.push(ours / raw);
      console.log(
        `round ${round + 1}   relay ${Math.round(ours)}/s   kafkajs batches ${Math.round(raw)}/s   ratio ${ratio(ours, raw)}`,
      );
    }
    const median = latencyOf(ratios).p50;
    console.log(`relay throughput, median of the ratios: ${ratio(median, 1)} (to reach: ${REACH.throughput})`);

    const samples = Number(values.samples);
    const { ours, afterCommit, raw } = await latencies(rig, samples);
    console.log(`ms, one event at a time, ${samples} each in turn      p50     p99`);
    for (const [name, taken] of [
      ['submit → subscriber (transaction included)', ours],
      ['commit → subscriber', afterCommit],
      ['kafkajs alone: produce → consume', raw],
    ] as const) {
      const { p50, p99 } = latencyOf(taken);
      console.log(`${name.padEnd(44)} ${ms(p50)} ${ms(p99)}`);
    }
    const [p99, rawP99] = [latencyOf(ours).p99, latencyOf(raw).p99];
    console.log(
      `p99 of submit → subscriber to that of kafkajs alone: ${ratio(p99, rawP99)} (to reach: at most ${REACH.p99})`,
    );
  } finally {
    await rig.close();
  }
}

// npm run kills -- [--seed N] [--count M]: the long run of what kill.spec.ts does five times.
import { parseArgs } from 'node:util';
import { runKillRounds } from './kill-rounds.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});
const report = await runKillRounds({
  seed: Number(values.seed),
  count: Number(values.count),
  say: (line) => console.error(line),
});
const { kills, sent, cutOff, underWay, lost, doubled, stuck, orphans } = report;
console.log(
  `${kills} kills, ${sent} files sent, ${cutOff} uploads cut off, ${underWay} invoices under way when killed: ` +
    `${lost} lost, ${doubled} doubled, ${stuck} stuck, ${orphans} processes left behind`,
);
process.exitCode = lost + doubled + stuck + orphans === 0 ? 0 : 1;

// npm run kills -- [--seed N] [--count M]: the long run of what kill.spec.ts does five times.
import { parseArgs } from 'node:util';
import { runKillRounds } from './kill-rounds.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});
const report = await runKillRounds({
  seed: Number(values.seed),
  count: Number(values.count),
  say: (line) => console.error(line),
});
console.log(
  `${report.kills} kills, ${report.accepted} accepted, ${report.lost} lost, ${report.doubled} doubled, ${report.stuck} stuck`,
);
process.exitCode = report.lost + report.doubled + report.stuck === 0 ? 0 : 1;

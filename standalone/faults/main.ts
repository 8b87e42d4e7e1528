// npm run faults -- [--seed N] [--count M] [--without GUARD]: what becomes of what was promised while everything fails.
// npm run faults -- --rolling N [--pause MS]: every process restarted in turn, N times over, while people go on working.
import { parseArgs } from 'node:util';
import { isClean } from './check/findings.ts';
import { GUARDS, isGuard } from './guards/guards.ts';
import { runRolling } from './rolling.ts';
import { runFaults, summaryOf } from './run-faults.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    without: { type: 'string' },
    rolling: { type: 'string' },
    pause: { type: 'string', default: '50' },
  },
});
if (values.rolling !== undefined) {
  const { restarts, requests, failed, slowestMs } = await runRolling({
    times: Number(values.rolling),
    pauseMs: Number(values.pause),
    say: (line) => console.error(line),
  });
  console.log(`${restarts} restarts, ${requests} requests, ${failed.length} failed, the slowest took ${slowestMs} ms`);
  process.exit(failed.length === 0 ? 0 : 1);
}
const { without } = values;
if (without !== undefined && !isGuard(without)) {
  console.error(`There is no guard ‘${without}’: ${Object.keys(GUARDS).join(', ')}.`);
  process.exit(2);
}
const report = await runFaults({
  seed: Number(values.seed),
  count: Number(values.count),
  without,
  // One red round is enough to show what a guard is worth.
  untilRed: without !== undefined,
  keepFolder: true,
  say: (line) => console.error(line),
});
const { faults, rounds, byKind, files, retries, findings, folder } = report;
console.error(`${rounds} rounds, ${files} files sent, ${retries} calls tried again; ${JSON.stringify(byKind)}`);
console.error(`${findings.secondCopies} mails of which a second copy went out`);
if (!isClean(findings)) console.error(`logs: ${folder}`);
console.log(`${faults} faults, ${summaryOf(findings)}`);
process.exit(isClean(findings) ? 0 : 1);

// npm run faults -- [--seed N] [--count M] [--without GUARD]: what becomes of what was promised while everything fails.
import { parseArgs } from 'node:util';
import { isClean } from './check/findings.ts';
import { GUARDS, isGuard } from './guards/guards.ts';
import { runFaults, summaryOf } from './run-faults.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    without: { type: 'string' },
  },
});
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
  keepFolder: without === undefined,
  say: (line) => console.error(line),
});
const { faults, rounds, byKind, files, retries, findings, folder } = report;
console.error(`${rounds} rounds, ${files} files sent, ${retries} calls tried again; ${JSON.stringify(byKind)}`);
console.error(`${findings.secondCopies} mails of which a second copy went out`);
if (!isClean(findings) && without === undefined) console.error(`logs and data: ${folder}`);
console.log(`${faults} faults, ${summaryOf(findings)}`);
process.exit(isClean(findings) ? 0 : 1);

// Reads vitest's JSON report and prints the closing count on a line of its own; exit code 1 where anything failed, or
// nothing ran.
import { readFileSync } from 'node:fs';

let report;
try {
  report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
} catch {
  console.error('The tests left no report: they did not run to their end.');
}
// A file that could not be loaded counts no test of its own: it is a failure all the same.
const broken =
  report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length ?? 1;
const passed = report?.numPassedTests ?? 0;
const failed = (report?.numFailedTests ?? 0) + broken;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

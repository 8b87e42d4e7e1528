// Reads vitest's JSON reports in a folder and prints the closing count of all of them on a line of its own; exit code 1
// where anything failed, or where npm test itself left no report. What was left out for want of its tools leaves none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const reports = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...read(join(folder, name)) }));

const passed = sum((report) => report.numPassedTests ?? 0);
// A file that could not be loaded, or that failed before its tests, counts none of them: it is a failure all the same.
const failed = sum((report) => (report.testResults ? report.numFailedTests + broken(report) : 1));
const hasRun = reports.some(({ name }) => name === 'test.json');
if (!hasRun) console.error('The tests left no report: they did not run to their end.');
console.log(`${passed} passed, ${hasRun ? failed : failed + 1} failed`);
process.exitCode = hasRun && failed === 0 && passed > 0 ? 0 : 1;

function broken({ testResults }) {
  return testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
}

function sum(of) {
  return reports.reduce((total, report) => total + of(report), 0);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Cut off: counted as a failure.
    return {};
  }
}

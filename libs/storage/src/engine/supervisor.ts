// A process of its own, which no terminal's Ctrl-C reaches, between a program and the engine it uses. The engine lives
// exactly as long as the program keeps this process's standard input open: a program killed without a word leaves no
// orphan, and nothing takes the database away under services that still drain.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SupervisorOrder, SupervisorReport } from './supervised.ts';

const order = JSON.parse(process.argv[2] ?? '') as SupervisorOrder;

const report = (line: SupervisorReport): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
// Nobody reads the reports of a program that died: its end is noticed on standard input.
process.stdout.on('error', () => {});

const engine: ChildProcess = spawn(order.program, order.args, { stdio: 'ignore' });
if (engine.pid !== undefined)
  writeFileSync(order.pidFile, JSON.stringify({ supervisor: process.pid, engine: engine.pid }));

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  engine.kill('SIGTERM');
  setTimeout(() => engine.kill('SIGKILL'), order.graceMs).unref();
}

process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

engine.once('error', (error) => end({ exited: null, signal: null, reason: error.message }));
engine.once('exit', (exited, signal) => end({ exited, signal, ...(exited === 0 ? {} : { log: logTail() }) }));

function end(last: SupervisorReport): void {
  rmSync(order.pidFile, { force: true });
  if (order.removeFolder) rmSync(order.removeFolder, { recursive: true, force: true, maxRetries: 5 });
  report(last);
  process.stdin.destroy();
}

function logTail(): string {
  try {
    return readFileSync(order.logFile, 'utf8').slice(-16_000);
  } catch {
    // It failed before its first line.
    return '';
  }
}

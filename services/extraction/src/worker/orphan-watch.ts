import { workerData } from 'node:worker_threads';

const EVERY_MS = 1000;

/** Ends the whole process once its parent is another one: it was orphaned. */
const { parent } = workerData as { parent: number };
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);

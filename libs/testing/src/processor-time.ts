/**
 * The processor's time, in ms, that this thread spends on some work at once: what else the machine does in the meantime, the
 * clock counts and this does not.
 */
export function processorMsOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

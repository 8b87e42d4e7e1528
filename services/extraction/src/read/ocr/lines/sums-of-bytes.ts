import { readFile } from 'node:fs/promises';

/** Instructions by which a processor of that family adds up products of 8 bits in 32. */
const WHOLE_SUMS = /\bavx(?:512)?_vnni\b/;

/**
 * Whether sums of 8-bit products may overflow on this processor: of Intel's family, where it has no instruction for them, or does not
 * say so (only Linux tells). The runtime then counts in a slower way in which nothing does.
 */
export const mayOverflow = async (arch = process.arch, cpuinfo = '/proc/cpuinfo'): Promise<boolean> =>
  arch === 'x64' && !WHOLE_SUMS.test(await readFile(cpuinfo, 'utf8').catch(() => ''));

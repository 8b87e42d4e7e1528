import type { ValueKind } from '@comptoir/contracts';
import type { Logger, ServiceClient } from '@comptoir/service-kit';
import { ChildFailure, createChildPool } from '@comptoir/service-kit/child-pool';
import { defaultLimits } from '../read/limits.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { RegionAnswer, RegionRequest, RegionValue } from './protocol.ts';
import type { Region } from './read-region.ts';

export type RegionReader = {
  /**
   * Reads a region of a document at once: in a process apart from those that read documents, which may take minutes.
   * @throws ReadRefusal where the document has no such page; ChildFailure TIMED_OUT, OUT_OF_MEMORY
   */
  read(asked: AskedRegion): Promise<RegionValue>;
  close(): Promise<void>;
};
export type AskedRegion = {
  readonly documentId: string;
  readonly region: Region;
  readonly kind: ValueKind;
};

const TIMEOUT_MS = 15_000;
/** Nobody verifies at night: its memory is given back. */
const IDLE_MS = 10 * 60_000;

/**
 * Whether a reading ended so because of the page: it cannot be read, or not within the time and memory of one that somebody
 * waits for. A process that crashed or was closed says nothing of the page.
 */
export function isUnreadable(error: unknown): boolean {
  if (error instanceof ChildFailure) return error.reason === 'TIMED_OUT' || error.reason === 'OUT_OF_MEMORY';
  return error instanceof ReadRefusal;
}

export function createRegionReader(options: {
  documents: ServiceClient;
  maxRssMb: number;
  logger: Logger;
}): RegionReader {
  const { documents, maxRssMb, logger } = options;
  const pool = createChildPool<RegionRequest, RegionAnswer>({
    name: 'regions',
    script: new URL('./main.ts', import.meta.url),
    size: 1,
    timeoutMs: TIMEOUT_MS,
    maxMemoryBytes: maxRssMb * 1024 ** 2,
    idleMs: IDLE_MS,
    isSpent: (answer) => answer.kind === 'failure' && answer.spent,
    logger,
  });

  async function bytesOf(documentId: string): Promise<Uint8Array> {
    const response = await documents.fetch(`/api/v1/documents/${documentId}/content`);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    throw new Error(`document ${documentId}: documents answered ${response.status}`);
  }

  return {
    async read({ documentId, ...asked }) {
      const request = async (had: boolean): Promise<RegionRequest> => ({
        ...{ documentId, ...asked, limits: defaultLimits },
        ...(!had && { bytes: await bytesOf(documentId) }),
      });
      const answer = await pool.run(request, { affinity: documentId });
      if (answer.kind === 'region') return answer.region;
      throw answer.kind === 'refusal' ? new ReadRefusal(answer.code, answer.message) : new Error(answer.message);
    },
    close: pool.close,
  };
}

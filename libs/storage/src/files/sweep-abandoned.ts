import { discard, type FileParts } from './file-parts.ts';

const SWEEP_EVERY_MS = 60_000;

/** Removes every file whose writer went silent; answers how many. Several processes may sweep: each takes its own. */
export async function sweepAbandoned({ files, pending, logger }: FileParts): Promise<number> {
  let swept = 0;
  for (let file = await pending.takeAbandoned(); file; file = await pending.takeAbandoned()) {
    await discard(files, file);
    swept += 1;
  }
  if (swept > 0) logger.info({ files: swept }, 'abandoned uploads cleared away');
  return swept;
}

/** Sweeps at start and then every minute. */
export function createSweeper(parts: FileParts): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    sweeping = sweepAbandoned(parts).catch((error: unknown) => parts.logger.warn({ err: error }, 'sweep failed'));
  };
  return {
    start() {
      sweep();
      timer = setInterval(sweep, SWEEP_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

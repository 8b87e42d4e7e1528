import type { IntakeParts } from '../intake/intake-parts.ts';
import type { RunOrder } from '../intake/run/run-order.ts';
import { attempt, takeInTurn, turnsOf } from '../intake/run/take-in-turn.ts';
import type { RemoteFolder } from './remote-folder.ts';
import { placeOf, type SeenFiles } from './seen-files.ts';
import { type FolderSource, isSameFile, takeFile, wasTaken } from './take-file.ts';

export type ConnectFolder = (source: FolderSource, password: string) => Promise<RemoteFolder>;
export type FolderParts = IntakeParts & { readonly connectFolder: ConnectFolder; readonly seen: SeenFiles };

/** What of an arrival's id goes into a name that is taken. */
const TAG_LENGTH = 8;

/**
 * Takes the files of a folder that are no longer being written, and moves each to `done` or `refused` beside it. What is
 * concluded already, by a process that ended before it moved it, is moved.
 * @throws what kept the folder from being looked at to its end
 */
export async function runFolder(
  parts: FolderParts,
  { source, password, lease, signal }: RunOrder<FolderSource>,
): Promise<void> {
  const { arrivals, clock, seen } = parts;
  const folder = await parts.connectFolder(source, password);
  try {
    const waiting = seen.unchanged(source.id, await folder.files());
    const turns = await turnsOf(arrivals, source.id, { waiting, placeOf });
    await takeInTurn(turns, signal, async ({ one: file, before }) => {
      const place = { sourceId: source.id, place: placeOf(file), at: clock.now() };
      let id = before?.id ?? '';
      let isTaken = before !== undefined && wasTaken(before);
      const isConcluded = before !== undefined && before.state !== 'FOUND';
      const isDone = isConcluded && (await isSameFile(parts, { source, folder, lease, file, arrival: before }));
      if (!isDone) {
        // The one that was concluded was moved by a process that ended before it noted that.
        if (isConcluded) await arrivals.filed(before.id, { frees: true });
        ({ id } = await attempt(arrivals, place, async (arrival) => {
          isTaken = await takeFile(parts, { source, folder, lease, file, arrival });
        }));
      }
      await folder.putAway(file, isTaken ? 'done' : 'refused', id.slice(-TAG_LENGTH));
      await arrivals.filed(id, { frees: true });
    });
  } finally {
    await folder.close();
  }
}

import type { RemoteFile } from './remote-folder.ts';

/**
 * What the last look at each source saw: a file that has another size or time by the next is still being written. Kept in
 * memory: where a process is new, a file waits for one look more.
 */
export function createSeenFiles() {
  const bySource = new Map<string, ReadonlySet<string>>();
  return {
    /** Those that the last look saw as they are now; remembers these for the next. */
    unchanged(sourceId: string, files: readonly RemoteFile[]): RemoteFile[] {
      const before = bySource.get(sourceId);
      bySource.set(sourceId, new Set(files.map(placeOf)));
      return files.filter((file) => before?.has(placeOf(file)));
    },
  };
}

export type SeenFiles = ReturnType<typeof createSeenFiles>;

/** Where a file lies, as it is: another of that name is another. */
export const placeOf = ({ folder, name, size, modifiedAt }: RemoteFile): string =>
  JSON.stringify([folder, name, size, modifiedAt]);

import { createWriteStream } from 'node:fs';
import { posix } from 'node:path';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FolderSettings } from '../intake/source/intake-source.ts';
import { isFileName, isSubfolder } from './is-taken-name.ts';
import type { RemoteEntry, RemoteFile, RemoteFolder, RemoteServer } from './remote-folder.ts';

/** Of one look, in all folders together. */
const MOST_FILES = 10_000;
const MOST_FOLDERS = 1_000;

/** A folder of a server, whichever its protocol. */
export function openFolder(server: RemoteServer, { folder, supplierBy }: FolderSettings): RemoteFolder {
  const pathOf = (file: Pick<RemoteFile, 'folder' | 'name'>): string => posix.join(folder, file.folder, file.name);
  const filesIn = (entries: readonly RemoteEntry[], below: string): RemoteFile[] =>
    entries
      .filter(({ isFile, name }) => isFile && isFileName(name))
      .map(({ name, size, modifiedAt }) => ({ folder: below, name, size, modifiedAt }));

  return {
    async files() {
      const entries = await server.list(folder);
      const found = filesIn(entries, '');
      if (supplierBy !== 'SUBFOLDER') return found.slice(0, MOST_FILES);
      const below = entries.filter(({ isFolder, name }) => isFolder && isSubfolder(name)).slice(0, MOST_FOLDERS);
      for (const { name } of below) {
        if (found.length >= MOST_FILES) break;
        found.push(...filesIn(await server.list(posix.join(folder, name)), name));
      }
      return found.slice(0, MOST_FILES);
    },

    async download(file, path, mostBytes) {
      const bounded = atMost(mostBytes, file.name);
      const written = finished(bounded.pipe(createWriteStream(path)));
      await Promise.all([server.download(pathOf(file), bounded), written]);
    },

    async putAway(file, into, tag) {
      const target = posix.join(folder, file.folder, into);
      await server.makeFolder(target);
      const named = posix.join(target, file.name);
      const { name, ext } = posix.parse(file.name);
      const free = (await server.exists(named)) ? posix.join(target, `${name}-${tag}${ext}`) : named;
      await server.rename(pathOf(file), free);
    },

    close: () => server.close(),
  };
}

/** Fails past so many bytes, whatever a server said before. */
function atMost(mostBytes: number, name: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes) done(new Error(`${name} is longer than its server said`));
      else done(null, chunk);
    },
  });
}

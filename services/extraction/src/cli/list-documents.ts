import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENT = /\.(?:pdf|xml|png|jpe?g|tiff?)$/i;

/** The documents under the given paths: a file as named, of a folder everything that is called like a document, at any depth. */
export async function listDocuments(paths: readonly string[]): Promise<{ files: string[]; missing: string[] }> {
  const files: string[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (!found) missing.push(path);
    else if (!found.isDirectory()) files.push(path);
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      files.push(
        ...entries
          .filter((entry) => entry.isFile() && DOCUMENT.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort(),
      );
    }
  }
  return { files, missing };
}

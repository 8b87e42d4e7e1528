import { IMPORT_LIMITS } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { Entry } from 'yauzl';
import { type OpenZip, openZip } from './open-zip.ts';

/** The zipped folder of an import: its sheet, and the files that rows name. */
export interface ImportFolder {
  readonly zip: OpenZip;
  readonly sheet: Entry;
  /** The file that a cell names: its path from the sheet's folder or from the top, or its name where only one has it. */
  find(named: string): Entry | 'missing' | 'ambiguous';
}

const SHEET = /\.(csv|xlsx)$/i;
const ARCHIVE = /\.(zip|zipx|7z|rar|tar|tgz|gz|bz2|tbz2?|xz|txz|zst|lz4?|cab|iso|jar|arj)$/i;
/** What systems and programs leave in a folder beside what people put there. */
const LEFTOVER = /(^|\/)(__MACOSX\/|\.[^/]*$|~\$[^/]*$|thumbs\.db$|desktop\.ini$)/i;

/** @throws Problem as openZip; import.nestedArchive, import.noSheet, import.severalSheets */
export async function openFolder(path: string, name: string): Promise<ImportFolder> {
  const zip = await openZip(path, name, IMPORT_LIMITS);
  try {
    const files = zip.entries.filter(({ fileName }) => !LEFTOVER.test(fileName));
    const nested = files.find(({ fileName }) => ARCHIVE.test(fileName));
    if (nested) throw new Problem('import.nestedArchive', { name: nested.fileName.slice(0, 100) });
    const sheets = files.filter(({ fileName }) => SHEET.test(fileName));
    const [sheet, ...others] = sheets;
    if (!sheet) throw new Problem('import.noSheet');
    if (others.length > 0) {
      const names = sheets.slice(0, 5).map(({ fileName }) => fileName.slice(0, 60));
      throw new Problem('import.severalSheets', { names: names.join(', ') });
    }
    if (sheet.uncompressedSize > IMPORT_LIMITS.sheetBytes) {
      throw new Problem('import.tooBig', { name: sheet.fileName.slice(0, 100) });
    }
    return { zip, sheet, find: finder(files, folderOf(sheet.fileName)) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function finder(files: readonly Entry[], home: string): ImportFolder['find'] {
  const byPath = new Map(files.map((entry) => [comparablePath(entry.fileName), entry]));
  const byName = new Map<string, Entry | 'ambiguous'>();
  for (const entry of files) {
    const name = baseName(comparablePath(entry.fileName));
    byName.set(name, byName.has(name) ? 'ambiguous' : entry);
  }
  return (named) => {
    const path = comparablePath(named);
    const found = byPath.get(comparablePath(home) + path) ?? byPath.get(path);
    if (found) return found;
    return path.includes('/') ? 'missing' : (byName.get(path) ?? 'missing');
  };
}

const comparablePath = (path: string): string =>
  path.normalize('NFC').trim().replaceAll('\\', '/').replace(/^\.\//, '').toLowerCase();
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

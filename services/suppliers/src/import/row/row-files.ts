import { Problem } from '@comptoir/service-kit';
import type { HeldFiles, PendingFile } from '@comptoir/storage/files';
import type { Entry } from 'yauzl';
import { assertRib, sha256Of } from '../../files/file-part.ts';
import type { NewRib } from '../../files/new-rib.ts';
import { checkLogo, redrawLogo } from '../../files/redraw-logo.ts';
import type { NewFiles } from '../../supplier/supplier-parts.ts';
import type { ImportFolder } from '../archive/open-folder.ts';
import { wholeEntry } from '../archive/open-zip.ts';
import type { RowProblem } from './decide-row.ts';
import type { RowInput } from './read-row.ts';

const KINDS = ['logo', 'rib'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Looks at the files that a row names, one at a time: that each is in the folder, whole, and what it has to be by its
 * bytes. `take` is given the bytes of each that is.
 */
export async function checkFiles(
  { zip, find }: Pick<ImportFolder, 'zip' | 'find'>,
  row: RowInput,
  take: (kind: Kind, bytes: Buffer) => Promise<void> = async () => undefined,
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const kind of KINDS) {
    const named = row[kind];
    if (named === undefined) continue;
    const found = find(named);
    if (typeof found === 'string') {
      problems.push({ field: kind, code: found === 'missing' ? 'file_missing' : 'file_ambiguous' });
      continue;
    }
    try {
      await take(kind, await checked(zip, kind, found));
    } catch (error) {
      problems.push({ field: kind, code: codeOf(error) });
    }
  }
  return problems;
}

async function checked(zip: ImportFolder['zip'], kind: Kind, entry: Entry): Promise<Buffer> {
  const bytes = await wholeEntry(zip, entry);
  if (kind === 'logo') checkLogo(bytes);
  else assertRib(bytes);
  return bytes;
}

function codeOf(error: unknown): RowProblem['code'] {
  const code = error instanceof Problem ? error.code : undefined;
  if (code === 'upload.tooLarge') return 'file_tooLarge';
  if (code === 'import.damaged') return 'file_damaged';
  if (code === 'supplier.logoRefused') return 'logo_notValid';
  if (code === 'supplier.ribRefused') return 'rib_notValid';
  throw error;
}

/** The files of a row, held; what is wrong with one leaves none of them. */
export interface StoredFiles {
  readonly stored: NewFiles;
  readonly problems: readonly RowProblem[];
}

/** Bytes that are gathered before they are written. */
const GATHERED = 8_000_000;

/** Stores the files that rows name, a logo drawn anew: looked at one at a time, written many at once. */
export async function storeFiles(
  held: HeldFiles,
  folder: Pick<ImportFolder, 'zip' | 'find'>,
  rows: readonly RowInput[],
): Promise<StoredFiles[]> {
  const answers: Array<{ stored: { logo?: PendingFile; rib?: NewRib }; problems: RowProblem[] }> = [];
  let gathered: Array<{ bytes: Buffer; take: (file: PendingFile) => void }> = [];
  const write = async (): Promise<void> => {
    const files = await held.writeAll(gathered.map(({ bytes }) => bytes));
    for (const [at, file] of files.entries()) gathered[at]?.take(file);
    gathered = [];
  };
  for (const row of rows) {
    const answer: (typeof answers)[number] = { stored: {}, problems: [] };
    const own: typeof gathered = [];
    answer.problems = await checkFiles(folder, row, async (kind, bytes) => {
      if (kind === 'logo') {
        const take = (file: PendingFile) => Object.assign(answer.stored, { logo: file });
        own.push({ bytes: await redrawLogo(bytes), take });
      } else {
        const sha256 = sha256Of(bytes);
        own.push({ bytes, take: (file) => Object.assign(answer.stored, { rib: { file, sha256 } }) });
      }
    });
    if (answer.problems.length === 0) gathered.push(...own);
    answers.push(answer);
    if (gathered.reduce((sum, { bytes }) => sum + bytes.length, 0) > GATHERED) await write();
  }
  await write();
  return answers;
}

/** Removes what was stored for a row that came to nothing. */
export async function dropFiles(held: HeldFiles, { logo, rib }: NewFiles): Promise<void> {
  for (const file of [logo, rib?.file]) if (file) await held.drop(file);
}

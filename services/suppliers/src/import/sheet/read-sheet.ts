import { IMPORT_LIMITS } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { ImportFolder } from '../archive/open-folder.ts';
import type { Spool } from '../archive/spool.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetRow } from './sheet-row.ts';

/**
 * The rows of an import's sheet one after the other, the header first; blank ones are passed over.
 * @throws Problem import.sheetDamaged, import.tooBig, import.tooManyRows
 */
export async function* readSheet({ zip, sheet }: ImportFolder, spool: Spool): AsyncGenerator<SheetRow> {
  const name = sheet.fileName;
  const rows = /\.csv$/i.test(name)
    ? readCsv(() => zip.bytes(sheet), name)
    : readWorkbook(await spool(zip.bytes(sheet)), name);
  let count = 0;
  for await (const row of rows) {
    count += 1;
    // One more: the header.
    if (count > IMPORT_LIMITS.rows + 1) throw new Problem('import.tooManyRows', { maximum: IMPORT_LIMITS.rows });
    yield row;
  }
}

const SAMPLES = 3;

export interface SheetHead {
  readonly header: readonly string[];
  /** The first rows below it. */
  readonly samples: ReadonlyArray<readonly string[]>;
}

/** The header and a few rows; the rest is not read. @throws Problem as readSheet, import.emptySheet */
export async function readHead(folder: ImportFolder, spool: Spool): Promise<SheetHead> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(folder, spool)) {
    rows.push(row);
    if (rows.length > SAMPLES) break;
  }
  const [header, ...below] = rows;
  if (!header || below.length === 0) throw new Problem('import.emptySheet', { name: folder.sheet.fileName });
  return { header: header.cells, samples: below.map(({ cells }) => cells) };
}

import { posix } from 'node:path';
import { IMPORT_LIMITS } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { type OpenZip, openZip } from '../archive/open-zip.ts';
import { readCells } from './read-cells.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { SheetRow } from './sheet-row.ts';
import { xmlEvents } from './xml-events.ts';

const LIMITS = { entries: 2_000, inflatedBytes: 4 * IMPORT_LIMITS.sheetBytes, ratio: IMPORT_LIMITS.ratio };
const HOME = 'xl/';

/**
 * The rows of a workbook's first sheet that is shown (ECMA-376, XLSX), read as they are inflated; of the rest only the
 * strings that cells share are held. The file is a zip as well, and bounded as one.
 * @throws Problem import.sheetDamaged, import.tooBig
 */
export async function* readWorkbook(path: string, name: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(path, name, LIMITS).catch((error: unknown) => {
    const isTooBig = error instanceof Problem && error.code === 'import.tooBig';
    throw error instanceof Problem ? new Problem(isTooBig ? 'import.tooBig' : 'import.sheetDamaged', { name }) : error;
  });
  try {
    const targets = await readTargets(zip, name);
    const part = (target: string): AsyncIterable<Buffer> => bytesOfPart(zip, target, name);
    const strings = targets.strings ? await readSharedStrings(part(targets.strings), name) : [];
    yield* readCells(part(targets.sheet), strings, name);
  } catch (error) {
    // What is damaged inside of the sheet's file is the sheet.
    if (error instanceof Problem && error.code === 'import.damaged') throw new Problem('import.sheetDamaged', { name });
    throw error;
  } finally {
    zip.close();
  }
}

function bytesOfPart(zip: OpenZip, target: string, name: string): AsyncGenerator<Buffer> {
  const entry = zip.entries.find(({ fileName }) => fileName.toLowerCase() === target.toLowerCase());
  if (!entry) throw new Problem('import.sheetDamaged', { name });
  if (entry.uncompressedSize > IMPORT_LIMITS.sheetBytes) throw new Problem('import.tooBig', { name });
  return zip.bytes(entry);
}

/** Where the first shown sheet and the shared strings are. */
async function readTargets(zip: OpenZip, name: string): Promise<{ sheet: string; strings: string | undefined }> {
  const sheets: string[] = [];
  for await (const events of xmlEvents(bytesOfPart(zip, `${HOME}workbook.xml`, name), name)) {
    for (const event of events) {
      if (!('open' in event) || event.open !== 'sheet') continue;
      const { attributes } = event;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (id !== undefined && (attributes.state ?? 'visible') === 'visible') sheets.push(id);
    }
  }
  const targets = new Map<string, string>();
  let strings: string | undefined;
  for await (const events of xmlEvents(bytesOfPart(zip, `${HOME}_rels/workbook.xml.rels`, name), name)) {
    for (const event of events) {
      if (!('open' in event) || event.open !== 'Relationship') continue;
      const { Id = '', Type = '', Target = '', TargetMode } = event.attributes;
      if (TargetMode === 'External') continue;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join(HOME, Target);
      targets.set(Id, path);
      if (Type.endsWith('/sharedStrings')) strings = path;
    }
  }
  const sheet = sheets[0] === undefined ? undefined : targets.get(sheets[0]);
  if (sheet === undefined) throw new Problem('import.sheetDamaged', { name });
  return { sheet, strings };
}

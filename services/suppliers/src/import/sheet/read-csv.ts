import { Readable } from 'node:stream';
import { Problem } from '@comptoir/service-kit';
import { CsvError, parse } from 'csv-parse';
import { type SheetRow, sheetRow } from './sheet-row.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const MOST_RECORD = 1_000_000;
/** What is looked at to tell the separator. */
const HEAD = 20_000;

/**
 * The rows of a CSV as it is inflated. It is read twice: UTF-8 can only be told from what it is not to its end, and what is
 * not is read as Windows-1252, as programs of western Europe write it.
 * @param open gives its bytes from the beginning, each time
 * @throws Problem import.sheetDamaged
 */
export async function* readCsv(open: () => AsyncIterable<Buffer>, name: string): AsyncGenerator<SheetRow> {
  const { encoding, head } = await look(open());
  const source = Readable.from(decoded(open(), encoding));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_RECORD,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      const row = sheetRow(line, cells, name);
      if (row) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Problem('import.sheetDamaged', { name });
    throw error;
  } finally {
    source.destroy();
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

async function look(bytes: AsyncIterable<Buffer>): Promise<{ encoding: Encoding; head: string }> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const first: Buffer[] = [];
  let encoding: Encoding = 'utf-8';
  let kept = 0;
  for await (const chunk of bytes) {
    if (kept < HEAD) first.push(chunk);
    kept += chunk.length;
    if (encoding === 'utf-8' && first.length === 1 && isUtf16(chunk)) encoding = 'utf-16le';
    if (encoding === 'utf-8' && !isDecodable(strict, chunk)) encoding = 'windows-1252';
  }
  if (encoding === 'utf-8' && !isDecodable(strict)) encoding = 'windows-1252';
  return { encoding, head: new TextDecoder(encoding).decode(Buffer.concat(first).subarray(0, HEAD)) };
}

const isUtf16 = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

function isDecodable(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** What stands oftenest in the first line, outside of quotes. */
function delimiterOf(head: string): string {
  const [first = ''] = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/);
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

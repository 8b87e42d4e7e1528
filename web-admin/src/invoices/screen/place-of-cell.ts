import type { ReadingEvidence } from '@comptoir/contracts';
import type { LineRow } from '../form/invoice-form.ts';
import type { SeenValue } from './field-frame.ts';

const AS_READ = /^line-(\d+)$/;

/**
 * Where a line's value stands on the page: its own box, or around the line where that is not known. Rows keep the place
 * that they were read at, whatever is added or taken out over them; one that a person added stands nowhere.
 */
export function placeOfCell(
  place: string,
  row: LineRow | undefined,
  evidence: ReadingEvidence | undefined,
): SeenValue | undefined {
  const [, at] = AS_READ.exec(row?.key ?? '') ?? [];
  const line = at === undefined ? undefined : evidence?.lines[Number(at)];
  const column = place.split('.')[2] ?? '';
  return line
    ? { value: row?.[column as 'netTotal'] ?? '', page: line.page, box: line.cells[column] ?? line.box }
    : undefined;
}

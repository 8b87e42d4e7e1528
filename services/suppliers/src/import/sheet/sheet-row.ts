import { IMPORT_LIMITS } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';

/** A row of a sheet that holds something: its line, counted from 1, and its cells as trimmed text. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The apostrophe by which our sheets, and spreadsheets, say that what follows is no formula. */
const LED_IN = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** The row as it is kept, or undefined where it is blank. @throws Problem import.sheetDamaged for a cell that Excel would not take */
export function sheetRow(row: number, given: readonly string[], name: string): SheetRow | undefined {
  const cells = given.slice(0, IMPORT_LIMITS.columns).map((cell) => cell.trim().replace(LED_IN, ''));
  if (cells.some((cell) => cell.length > IMPORT_LIMITS.cellLength)) throw new Problem('import.sheetDamaged', { name });
  while (cells.at(-1) === '') cells.pop();
  return cells.length > 0 ? { row, cells } : undefined;
}

import { IMPORT_LIMITS } from '@comptoir/contracts';
import { type SheetRow, sheetRow } from './sheet-row.ts';
import { xmlEvents } from './xml-events.ts';

/** The rows of a worksheet part (ECMA-376 part 1, 18.3.1), each cell as the text a person sees, unformatted. */
export async function* readCells(
  bytes: AsyncIterable<Buffer>,
  strings: readonly string[],
  name: string,
): AsyncGenerator<SheetRow> {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let text = '';
  let isValue = false;
  /** Readings of East Asian words stand beside the text. */
  let isBeside = false;
  for await (const events of xmlEvents(bytes, name)) {
    for (const event of events) {
      if ('open' in event) {
        const { open, attributes } = event;
        if (open === 'row') {
          line = Number(attributes.r ?? line + 1);
          cells = [];
          column = -1;
        } else if (open === 'c') {
          column = columnOf(attributes.r) ?? column + 1;
          type = attributes.t ?? 'n';
          text = '';
        } else if (open === 'rPh') isBeside = true;
        else isValue = open === 'v' || (open === 't' && !isBeside);
      } else if ('text' in event) {
        if (isValue) text += event.text;
      } else if (event.close === 'v' || event.close === 't') isValue = false;
      else if (event.close === 'rPh') isBeside = false;
      else if (event.close === 'c') {
        if (column < IMPORT_LIMITS.columns) {
          while (cells.length < column) cells.push('');
          cells[column] = shown(type, text, strings);
        }
      } else if (event.close === 'row') {
        const row = sheetRow(line, cells, name);
        if (row) yield row;
      }
    }
  }
}

/** `BC12` is column 54, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(type: string, text: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'e') return '';
  return type === 'n' ? numberText(text) : text;
}

/** Long numbers come as 7.3282932000074E13; a SIRET or an account code is its digits. */
function numberText(text: string): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  return Number.isSafeInteger(value) ? value.toFixed(0) : String(value);
}

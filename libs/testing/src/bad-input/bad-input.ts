import { readFileSync } from 'node:fs';

/** A row of docs/bad-input.md; a `–` there is undefined here. */
export interface BadInputRow {
  readonly case: string;
  readonly status: number | undefined;
  readonly problem: string | undefined;
  /** The invoice's status, and the reason behind it. */
  readonly state: string | undefined;
  readonly reason: string | undefined;
}

const TABLE = new URL('../../../../docs/bad-input.md', import.meta.url);

/** Every row of the table, in its order. */
export function badInputRows(): BadInputRow[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const cells = lines.filter((line) => line.startsWith('| ')).map((line) => line.split('|').slice(1, -1).map(cell));
  return cells
    .filter(([name]) => name !== 'case')
    .map(([name, status, problem, final]) => {
      const [state, reason] = final?.split(' ') ?? [];
      return { case: name ?? '', status: status === undefined ? undefined : Number(status), problem, state, reason };
    });
}

/** What the table says of a case. @throws Error where it has no such row */
export function badInput(name: string): BadInputRow {
  const row = badInputRows().find((candidate) => candidate.case === name);
  if (!row) throw new Error(`docs/bad-input.md has no row ‘${name}’`);
  return row;
}

const cell = (text: string): string | undefined => (text.trim() === '–' ? undefined : text.trim());

import type { DestinationStream } from '@comptoir/service-kit';

/** Where a portal's lines go in a test that reads them; `level` lets everything through. */
export function keepLines(): { lines: string[]; level: string; destination: DestinationStream } {
  const lines: string[] = [];
  return { lines, level: 'trace', destination: { write: (line: string) => void lines.push(line) } };
}

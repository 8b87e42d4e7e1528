import { type Content, contentToWire } from './content.ts';

export type Change = { readonly field: string; readonly before?: string; readonly after?: string };

/** Past this many changed values in the lines, a history says how many lines there were and are. */
const MOST_LINE_CHANGES = 200;

/** What differs between two contents, by field, in the wire's words: `grossTotal`, `vat.0.base`, `lines.3.quantity`. */
export function changesBetween(before: Content, after: Content): Change[] {
  const [from, to] = [flat(before), flat(after)];
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changes = fields
    .filter((field) => from[field] !== to[field])
    .map((field) => ({
      field,
      ...(from[field] !== undefined && { before: from[field] }),
      ...(to[field] !== undefined && { after: to[field] }),
    }));
  const inLines = changes.filter(isInLines);
  if (inLines.length <= MOST_LINE_CHANGES) return changes;
  const counts = { field: 'lines', before: String(before.lines.length), after: String(after.lines.length) };
  return [...changes.filter((change) => !isInLines(change)), counts];
}

const isInLines = ({ field }: Change): boolean => field.startsWith('lines.');

/** A content as one value a field. */
export function flat(content: Content): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf('', contentToWire(content)));
}

function entriesOf(path: string, value: unknown): Array<[string, string]> {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => entriesOf(path ? `${path}.${name}` : name, part));
}

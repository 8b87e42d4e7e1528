/** A row of docs/specification.md, and where it stands. */
export interface SpecificationRow {
  readonly line: number;
  readonly section: string;
  /** Its first cell, as it is written. */
  readonly name: string;
  /** Its last cell: proofs, or what is open, or both. */
  readonly proof: string;
}

/** A test that shows a row to be true. */
export interface Proof {
  /** From the checkout's root. */
  readonly file: string;
  /** As it stands in the source: one with parameters keeps its `%s` or `$name`. */
  readonly title: string;
}

const PROOF = /`([^`]+\.spec\.tsx?) › ([^`]+)`/g;

/** Every row of every table whose last column is headed `proof`. */
export function specificationRows(page: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  let section = '';
  let holdsProofs = false;
  for (const [index, text] of page.split('\n').entries()) {
    if (text.startsWith('#')) section = text.replace(/^#+ /, '');
    if (!text.startsWith('|')) {
      holdsProofs = false;
      continue;
    }
    const cells = cellsOf(text);
    const proof = cells.at(-1) ?? '';
    if (proof === 'proof') holdsProofs = true;
    else if (holdsProofs && !/^-+$/.test(proof)) rows.push({ line: index + 1, section, name: cells[0] ?? '', proof });
  }
  return rows;
}

export const proofsOf = ({ proof }: SpecificationRow): Proof[] =>
  [...proof.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title }));

/** What a row leaves open, in its own words. */
export const openOf = ({ proof }: SpecificationRow): string | undefined => /\bopen: (.*\S)/.exec(proof)?.[1];

/** What is wrong with a row. `sourceOf` gives the text of a file of the checkout, undefined where there is none. */
export function faultsOf(row: SpecificationRow, sourceOf: (file: string) => string | undefined): string[] {
  const proofs = proofsOf(row);
  const open = openOf(row);
  const rest = row.proof.replaceAll(PROOF, '').replace(/\bopen: .*\S/, '');
  const faults: string[] = [];
  if (row.name === '') faults.push('has no name');
  if (proofs.length === 0 && open === undefined) faults.push('names neither a test nor what is open');
  if (rest.replaceAll('<br>', '').trim() !== '') faults.push(`has more than proofs and what is open: ${rest.trim()}`);
  for (const { file, title } of proofs) {
    const source = sourceOf(file);
    if (source === undefined) faults.push(`names ${file}, which is not there`);
    else if (!hasTest(source, title)) faults.push(`names ‘${title}’, which is no test of ${file}`);
  }
  return faults.map((fault) => `line ${row.line}, ${row.name}: ${fault}`);
}

/** Whether a file has a test of that title that is run: a literal in the place of a title, neither skipped nor planned. */
function hasTest(source: string, title: string): boolean {
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = source.matchAll(new RegExp(`([\\w.]*)\\(\\s*(['"\`])${quoted}\\2,`, 'g'));
  return [...places].some(([, called = '']) => !/^describe\b|\.(skip|todo)$/.test(called));
}

/** The cells of a line of a table; `\|` is no border. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

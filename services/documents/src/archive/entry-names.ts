import { cleanFileName } from '@comptoir/service-kit';

/** What Windows does not take in a file's name. */
const RESERVED = /[<>:"|?*]/g;

/**
 * Names for the entries of an archive, in the order given: clean, without what some system cannot store, and each its
 * own also where case does not count. The second `a.pdf` is `a (2).pdf`.
 */
export function entryNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return wanted.map((given) => {
    const name = (cleanFileName(given.replace(RESERVED, '_')) ?? 'document').replace(/[. ]+$/, '') || 'document';
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    const known = name.toLowerCase();
    let unique = name;
    while (taken.has(unique.toLowerCase())) {
      const copy = (copies.get(known) ?? 1) + 1;
      copies.set(known, copy);
      unique = `${stem} (${copy})${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The last entries, each under a place that counts up from 1: what a stream that broke off is given again. */
export interface Ring<T> {
  /** Adds an entry, answers its place. */
  push(entry: T): number;
  /** The place of the last entry; 0 before the first. */
  readonly last: number;
  /** The entries after a place, with theirs; undefined when some of them are gone, or the place never was. */
  after(place: number): ReadonlyArray<readonly [place: number, entry: T]> | undefined;
}

export function createRing<T>(size: number): Ring<T> {
  const entries: T[] = [];
  let last = 0;
  return {
    push(entry) {
      entries[last % size] = entry;
      last += 1;
      return last;
    },
    get last() {
      return last;
    },
    after(place) {
      if (!Number.isInteger(place) || place < 0 || place > last || last - place > size) return undefined;
      return Array.from({ length: last - place }, (_none, index) => {
        const at = place + index;
        return [at + 1, entries[at % size] as T] as const;
      });
    },
  };
}

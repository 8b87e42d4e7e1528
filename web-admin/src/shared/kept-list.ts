/** As much of a browser's storage as keeping a list takes. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The list that was kept under a key; none where it was cut off, or is an older portal's that cannot be shown. */
export function readList<Item>(kept: Kept, key: string): readonly Item[] {
  try {
    return JSON.parse(kept.getItem(key) ?? '[]') as Item[];
  } catch {
    return [];
  }
}

/** Keeps a list under a key; false where there is no room: a browser keeps some megabytes. */
export function writeList(kept: Kept, key: string, items: readonly unknown[]): boolean {
  try {
    if (items.length === 0) kept.removeItem(key);
    else kept.setItem(key, JSON.stringify(items));
    return true;
  } catch {
    return false;
  }
}

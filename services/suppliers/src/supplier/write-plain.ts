/**
 * For what was read and checked before it is written: mongoose would make a document of each row to look at it once more,
 * at twice the cost of all the rest of an import. What is undefined is left out, as mongoose leaves it.
 */
export const WRITE_PLAIN = { lean: true, ignoreUndefined: true } as const;

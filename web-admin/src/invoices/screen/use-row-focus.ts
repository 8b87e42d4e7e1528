import { type RefObject, useEffect, useRef } from 'react';
import { useFieldFrame } from './field-frame.ts';

interface RowFocus {
  /** The button that adds a row: where none is left, the focus is there. */
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** Goes to a row once it is drawn. */
  goToRow(row: number): void;
}

/** Keeps the focus in a table whose rows come and go, in a column of it. */
export function useRowFocus(table: 'lines' | 'vat', column: string): RowFocus {
  const { goTo } = useFieldFrame();
  const addButton = useRef<HTMLButtonElement>(null);
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const row = awaited.current;
    if (row === undefined) return;
    awaited.current = undefined;
    if (row < 0) addButton.current?.focus();
    else goTo(`${table}.${row}.${column}`);
  });
  return {
    addButton,
    goToRow(row) {
      awaited.current = row;
    },
  };
}

/** The row to go to once one of so many is taken out: the one in its place, else the last; -1 where none is left. */
export const rowInPlaceOf = (taken: number, count: number): number => Math.min(taken, count - 2);

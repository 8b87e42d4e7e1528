import { useEffect, useRef } from 'react';

export interface Keys {
  doubtful(step: 1 | -1): void;
  /** The other values of the field one is in. */
  offers(): void;
  /** @param at when it was pressed, as `performance.now` counts: a busy page hears of it later */
  accept(at: number): void;
  reject(): void;
  next(): void;
  zoom(direction: 'in' | 'out'): void;
  /** A quarter turn. */
  turn(): void;
  page(step: 1 | -1): void;
  help(): void;
}

/** A key press, as much of it as matters here. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'timeStamp'
>;

/**
 * What a press means on the verification screen. All but `?` are with a modifier or a function key, so that they work
 * while one types and take nothing from who speaks or types letters (WCAG 2.1.4).
 */
export function meaningOf(press: Press, typing: boolean): ((keys: Keys) => void) | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat, timeStamp } = press;
  if (key === 'F2') return (keys) => keys.doubtful(shiftKey ? -1 : 1);
  // Held down, it would accept one invoice after the other unseen.
  if (key === 'Enter' && (ctrlKey || metaKey)) return repeat ? undefined : (keys) => keys.accept(timeStamp);
  if (key === '?' && !typing && !ctrlKey && !metaKey) return (keys) => keys.help();
  if (!altKey || ctrlKey || metaKey) return undefined;
  // By place on the keyboard: with Alt, some layouts give a sign instead of the letter.
  if (key === 'ArrowDown') return (keys) => keys.offers();
  if (code === 'KeyR') return (keys) => keys.reject();
  if (code === 'KeyN') return (keys) => keys.next();
  if (code === 'KeyT') return (keys) => keys.turn();
  if (code === 'PageDown') return (keys) => keys.page(1);
  if (code === 'PageUp') return (keys) => keys.page(-1);
  if (key === '+' || code === 'NumpadAdd' || code === 'Equal') return (keys) => keys.zoom('in');
  if (key === '-' || code === 'NumpadSubtract' || code === 'Minus') return (keys) => keys.zoom('out');
  return undefined;
}

/** What has keys of its own: another form of the page, and whatever opens over it. */
const HAS_ITS_OWN = 'form, [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a press is for this screen: it comes from no part that has keys of its own, and nobody has acted on it yet. */
const isForScreen = ({ target, defaultPrevented }: Pick<KeyboardEvent, 'target' | 'defaultPrevented'>): boolean =>
  !defaultPrevented && !(target instanceof Element && target.closest(HAS_ITS_OWN));

/** Listens while the screen is shown; a dialog that is open keeps its keys to itself. */
export function useKeys(keys: Keys, enabled: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const { target } = event;
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      const give = meaningOf(event, typing);
      if (!give) return;
      event.preventDefault();
      give(latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}

import { useDirection } from '../theme.ts';

/** How a value is typed, whatever the interface's direction. */
export type Typing = 'amount' | 'code' | 'text';

/**
 * Figures and codes are written from left to right in every language (a minus comes first); words as their letters go.
 * Codes still stand where the language begins a line.
 */
export function useTyping(typing: Typing): { dir: 'ltr' | 'auto'; style: { textAlign: 'left' | 'right' | 'start' } } {
  const direction = useDirection();
  if (typing === 'amount') return { dir: 'ltr', style: { textAlign: 'right' } };
  if (typing === 'code') return { dir: 'ltr', style: { textAlign: direction === 'rtl' ? 'right' : 'left' } };
  return { dir: 'auto', style: { textAlign: 'start' } };
}

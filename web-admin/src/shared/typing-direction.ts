import { useDirection } from '../theme.ts';

/** How a value is typed, whatever the interface's direction. */
export type Typing = 'amount' | 'code' | 'text';

/**
 * Figures and codes are written from left to right in every language (a minus comes first), words as their letters go.
 * All stand where the language begins a line, and amounts where it ends, under the headers of their columns.
 */
export function useTyping(typing: Typing): { dir: 'ltr' | 'auto'; style: { textAlign: 'left' | 'right' } } {
  const isMirrored = useDirection() === 'rtl';
  const atStart = isMirrored ? 'right' : 'left';
  const atEnd = isMirrored ? 'left' : 'right';
  if (typing === 'amount') return { dir: 'ltr', style: { textAlign: atEnd } };
  return { dir: typing === 'code' ? 'ltr' : 'auto', style: { textAlign: atStart } };
}

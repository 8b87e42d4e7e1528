import type { Word } from '../page-model.ts';

/** So many dots, or strokes, in a row lead from a label to its value, or are drawn as a rule. */
const LEADER = /^[.·…_]{4,}$/u;
/** So much of a leader that lies under other words is behind them: one that is seen lies between. */
const BEHIND = 0.2;
/** So much of a leader's height, by which a word shares its line. */
const IN_LINE = 0.5;

/** '........5291800365', 'Total........12.00': whether what follows a row of dots begins a word of its own. */
export const endsLeader = (word: string, code: number): boolean => word.endsWith('....') && code !== DOT;
const DOT = 0x2e;

/** The words without the dots that are drawn behind them, as where a page hides its leaders under label and value. */
export function withoutLeadersBehind(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => LEADER.test(text))) return words;
  const others = words.filter(({ text }) => !LEADER.test(text));
  const isBehind = (leader: Word): boolean => {
    const hidden = others
      .filter(({ y0, y1 }) => Math.min(y1, leader.y1) - Math.max(y0, leader.y0) > IN_LINE * (leader.y1 - leader.y0))
      .reduce((sum, { x0, x1 }) => sum + Math.max(0, Math.min(x1, leader.x1) - Math.max(x0, leader.x0)), 0);
    return hidden > BEHIND * (leader.x1 - leader.x0);
  };
  return words.filter((word) => !LEADER.test(word.text) || !isBehind(word));
}

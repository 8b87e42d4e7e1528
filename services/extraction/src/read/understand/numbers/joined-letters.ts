import type { Candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';

/** 'Invoice-0001': a hyphen joins a number to the letters before it, and no number begins with one. */
export function withJoinedLetters({ cells }: DocumentText, code: Candidate): Candidate {
  if (!/^-\d/.test(code.value)) return code;
  const { page, box } = code;
  const isThere = ({ y0, y1 }: { y0: number; y1: number }) => y0 < box.y1 && y1 > box.y0;
  const isJoined = (word: string) => word.endsWith(code.value) && /\p{L}$/u.test(word.slice(0, -code.value.length));
  const word = cells
    .flatMap((cell) => (cell.page === page ? cell.words : []))
    .find((one) => isThere(one) && isJoined(one.text));
  return { ...code, value: word ? word.text : code.value.slice(1) };
}

import type { Word } from '../../page-model.ts';
import { namesPlace } from '../parties/names/party-names.ts';
import type { Code } from './read-code.ts';

/** 'No: 14-A Lakeview Street': a code of few figures, and a street behind it. */
const SHORT = 6;

/** Whether a code is a house's: so short, and followed by words of an address in its own cell. */
export function isHouseNumber({ value, words }: Code, behind: readonly Word[]): boolean {
  const rest = behind.slice(behind.indexOf(words.at(-1) as Word) + 1);
  return value.length <= SHORT && rest.length > 1 && namesPlace(rest.map(({ text }) => text).join(' '));
}

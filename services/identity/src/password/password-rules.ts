import { type FieldProblemCode, PASSWORD_LENGTH } from '@comptoir/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of 4: what takes more than 10^8 guesses by who knows the lists and the patterns. */
const LEAST_SCORE = 3;
/** What is left of a password without one's own words has to be this long to count. */
const OWN_LEAST = 8;
/** Longer texts are judged by their beginning: the work grows faster than they do. */
const JUDGED = 64;

/** 40,000 common and leaked passwords, with keyboard runs, repeats, dates and letters written as figures. */
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED });

/** Whose password it is to be: their words are what is tried first. */
interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What is wrong with a new password; undefined when it will do (OWASP ASVS 5.0, 6.2). */
export function problemOfPassword(password: string, owner: Owner): FieldProblemCode | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return 'password_short';
  if (length > PASSWORD_LENGTH.most) return 'password_long';
  const own = wordsOf(owner);
  if (withoutWords(password.toLowerCase(), own).length < OWN_LEAST) return 'password_guessable';
  return judge.check(password, own).score < LEAST_SCORE ? 'password_guessable' : undefined;
}

interface FieldProblem {
  readonly field: string;
  readonly code: FieldProblemCode;
}

/** A new password and its confirmation, each with what is missing or wrong (specification 000 §5). */
export function problemsOfNewPassword(
  { newPassword = '', confirmation = '' }: { newPassword?: string | undefined; confirmation?: string | undefined },
  owner: Owner,
): FieldProblem[] {
  const weakness = newPassword === '' ? 'newPassword_required' : problemOfPassword(newPassword, owner);
  const problems: FieldProblem[] = weakness ? [{ field: 'newPassword', code: weakness }] : [];
  if (confirmation === '') problems.push({ field: 'confirmation', code: 'confirmation_required' });
  else if (confirmation !== newPassword) problems.push({ field: 'confirmation', code: 'confirmation_differs' });
  return problems;
}

const wordsOf = ({ firstName, lastName, email }: Owner): string[] => {
  const words = `${firstName} ${lastName} ${email} comptoir`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
};

const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(/[^\p{L}\p{N}]/gu, '');

import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '@comptoir/contracts';
import { tokensOf, wordsOf } from '@comptoir/storage';
import { typeOfRoles } from './job.ts';
import type { User } from './user.ts';

/** A token that only rows of one type and status have: a space is in no word, so it cannot be typed into a search. */
const ofKind = (type: UserType, status: UserStatus, word: string): string => `${type} ${status} ${word}`;

/** What a user is found by: the beginnings of the words of their name and email, within their type and status. */
export function userTokens({ firstName, lastName, email, roles, status }: User): string[] {
  const type = typeOfRoles(roles);
  return ['', ...tokensOf(firstName, lastName, email)].map((word) => ofKind(type, status, word));
}

/**
 * The filter for rows of these types and statuses that hold a word beginning with each word typed: for each word one of
 * at most six tokens, so that one index { tokens, sort, _id } serves every list in its order.
 */
export function tokenFilter(wanted: {
  q?: string | undefined;
  types?: readonly UserType[] | undefined;
  statuses?: readonly UserStatus[] | undefined;
}): Record<string, unknown> {
  const { q = '', types = USER_TYPES, statuses = USER_STATUSES } = wanted;
  const words = wordsOf(q).sort((a, b) => b.length - a.length);
  if (words.length === 0 && types === USER_TYPES && statuses === USER_STATUSES) return {};
  const anyOf = (word: string) => types.flatMap((type) => statuses.map((status) => ofKind(type, status, word)));
  return { $and: (words.length === 0 ? [''] : words).map((word) => ({ tokens: { $in: anyOf(word) } })) };
}

/** A name as a list is ordered by it: capitals and accents aside. */
export const sortKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

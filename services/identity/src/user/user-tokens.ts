import { type Scope, USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '@comptoir/contracts';
import { pairsOf, tokensOf, wordsOf } from '@comptoir/storage';
import { typeOfRoles } from './job.ts';
import type { User } from './user.ts';

export interface UserListFilter {
  readonly q?: string | undefined;
  readonly types?: readonly UserType[] | undefined;
  readonly statuses?: readonly UserStatus[] | undefined;
  readonly role?: string | undefined;
}

/** A token that only rows of one type and status have: a space is in no word, so it cannot be typed into a search. */
const ofKind = (type: UserType, status: UserStatus, word: string): string => `${type} ${status} ${word}`;

/** What is no word: the sign before it is in none. */
const ofRole = (role: string): string => `@${role}`;
const ofSupplier = (id: string): string => `#${id}`;

type Found = Pick<User, 'firstName' | 'lastName' | 'email' | 'roles' | 'supplierIds' | 'status'>;

/**
 * What a user is found by, within their type and status: the beginnings of the words of their name and email, their
 * roles, and their suppliers.
 */
export function userTokens({ firstName, lastName, email, roles, supplierIds, status }: Found): string[] {
  const type = typeOfRoles(roles);
  const words = tokensOf(firstName, lastName, email);
  return ['', ...words, ...roles.map(ofRole), ...supplierIds.map(ofSupplier)].map((word) => ofKind(type, status, word));
}

/** The words of name and email by twos, of any type and status, for searches of common ones. */
export const userPairs = ({ firstName, lastName, email }: Pick<Found, 'firstName' | 'lastName' | 'email'>): string[] =>
  pairsOf(firstName, lastName, email);

/**
 * What each word typed asks of a row of these types and statuses, and likewise its role: one of at most six tokens, so
 * that one index { tokens, sort, _id } serves each of them in the order of any list. Who sees some suppliers' users
 * alone finds them by these suppliers; that they see no others is not this filter's to say (`scopeFilter`).
 */
export function askedTokens(scope: Scope, wanted: UserListFilter): Array<Record<string, unknown>> {
  const { q = '', role, types = USER_TYPES, statuses = USER_STATUSES } = wanted;
  const words = wordsOf(q).sort((a, b) => b.length - a.length);
  const asked: string[][] = [
    ...(role === undefined ? [] : [[ofRole(role)]]),
    ...(scope.kind === 'all' ? [] : [scope.ids.map(ofSupplier)]),
    ...words.map((word) => [word]),
  ];
  if (asked.length === 0 && types === USER_TYPES && statuses === USER_STATUSES) return [];
  const anyOf = (some: readonly string[]) =>
    types.flatMap((type) => statuses.flatMap((status) => some.map((word) => ofKind(type, status, word))));
  return (asked.length === 0 ? [['']] : asked).map((some) => ({ tokens: { $in: anyOf(some) } }));
}

/** The filter for rows that hold all of what is asked of them. */
export function tokenFilter(scope: Scope, wanted: UserListFilter): Record<string, unknown> {
  const asked = askedTokens(scope, wanted);
  return asked.length === 0 ? {} : { $and: asked };
}

/** A name as a list is ordered by it: capitals and accents aside. */
export const sortKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

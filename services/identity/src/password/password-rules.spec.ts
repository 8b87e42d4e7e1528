import { processorMsOf } from '@comptoir/testing/processor-time';
import { expect, it } from 'vitest';
import { problemOfPassword, problemsOfNewPassword } from './password-rules.ts';

const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.hopper@navy.example' };

it.each(['', 'short', 'elevenchars'])('‘%s’ is too short', (password) => {
  expect(problemOfPassword(password, grace)).toBe('password_short');
});

it('is at most 128 characters, counted as people count them', () => {
  const words = 'girafe velours tonnerre 9 ';
  expect(problemOfPassword(words.repeat(6).slice(0, 129), grace)).toBe('password_long');
  expect(problemOfPassword(`${words}🦒🦒🦒`, grace)).toBeUndefined();
});

it.each([
  'password1234',
  'Password123!',
  'P@ssw0rd2026!',
  'azertyuiop12',
  'qwertyuiop123',
  '123456789012',
  'aaaaaaaaaaaaaa',
  'iloveyou123456',
  'motdepasse123',
])('‘%s’ is refused: it is in the lists, or made like what is', (password) => {
  expect(problemOfPassword(password, grace)).toBe('password_guessable');
});

it.each(['grace-hopper-1906', 'GraceHopper!!1', 'comptoir-2026', 'Navy.Hopper.9'])(
  '‘%s’ is refused to Grace Hopper: it is made of her own words',
  (password) => {
    expect(problemOfPassword(password, grace)).toBe('password_guessable');
  },
);

it.each(['tomate girafe velours', 'xK9#mPq2vL5t', 'correct horse battery staple'])('‘%s’ will do', (password) => {
  expect(problemOfPassword(password, grace)).toBeUndefined();
});

it('judges what an attacker would send in little time', () => {
  const took = processorMsOf(() => {
    for (const part of ['a', 'ab1!', 'p@5sW0rd', '19701231']) problemOfPassword(part.repeat(128).slice(0, 128), grace);
  });
  expect(took).toBeLessThan(4_000);
});

it('asks for a password and its confirmation, and that they agree', () => {
  const codes = (given: object) => problemsOfNewPassword(given, grace).map(({ field, code }) => [field, code]);
  expect(codes({})).toEqual([
    ['newPassword', 'newPassword_required'],
    ['confirmation', 'confirmation_required'],
  ]);
  expect(codes({ newPassword: 'tomate girafe velours', confirmation: 'tomate girafe velour' })).toEqual([
    ['confirmation', 'confirmation_differs'],
  ]);
  expect(codes({ newPassword: 'tomate girafe velours', confirmation: 'tomate girafe velours' })).toEqual([]);
});

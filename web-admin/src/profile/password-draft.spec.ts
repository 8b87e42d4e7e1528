import { expect, it } from 'vitest';
import { NO_PASSWORDS, problemsOf } from './password-draft.ts';

it('asks for all three, and that the new ones agree', () => {
  expect(problemsOf(NO_PASSWORDS)).toEqual({
    currentPassword: 'profile.password.currentRequired',
    newPassword: 'profile.password.newRequired',
    confirmation: 'profile.password.confirmationRequired',
  });
  const typed = { currentPassword: 'a', newPassword: 'b', confirmation: 'c' };
  expect(problemsOf(typed)).toEqual({ confirmation: 'profile.password.differ' });
  expect(problemsOf({ ...typed, confirmation: 'b' })).toEqual({});
});

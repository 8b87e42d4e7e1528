import { CHANGE_KINDS, GUESSES_A_REQUEST, STEP_UP_MINUTES } from '@comptoir/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeRequest } from './change-request.ts';
import { applies, type ChangeCommand, decideChange, guessRefusal, isRefused } from './decide-change.ts';

const START = new Date('2026-03-02T09:00:00Z');
const ENDED = ['APPLIED', 'ACCEPTED', 'REFUSED', 'CANCELED', 'EXPIRED', 'LOCKED'];
const people = ['asker', 'second', 'third'] as const;

/** What somebody may try, after some seconds; a guess names the code it is for. */
const attempt = fc.record({
  seconds: fc.integer({ min: 0, max: 240 }),
  what: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ name: fc.constant('guess' as const), isRight: fc.boolean(), old: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        name: fc.constant('accept' as const),
        by: fc.constantFrom(...people),
        age: fc.integer({ min: 0, max: 900 }),
        other: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ name: fc.constant('refuse' as const), by: fc.constantFrom(...people) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        name: fc.constantFrom('resend' as const, 'callBack' as const, 'payee' as const, 'expire' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('cancel' as const, 'supersede' as const) }) },
  ),
});

const opened = (kind: ChangeRequest['kind'], typed: boolean, needsCallBack: boolean): ChangeRequest => ({
  id: 'request',
  supplierId: 's',
  kind,
  state: typed ? 'PENDING_APPROVAL' : 'REQUESTED',
  version: 1,
  before: {},
  after: { iban: 'FR7630006000011234567890189' },
  asked: { by: { id: 'asker', name: 'Asker' }, at: START },
  typed,
  ...(!typed && { code: { salt: '', hash: 'code 0', expiresAt: new Date(START.getTime() + 600_000) } }),
  guesses: 0,
  ways: [],
  needsCallBack,
});

test('whatever is tried in whatever order, a value is put on file only by a right code in time or by a second person', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGE_KINDS),
      fc.boolean(),
      fc.boolean(),
      fc.array(attempt, { maxLength: 30 }),
      (kind, staff, needsCallBack, attempts) => {
        const typed = staff && kind === 'IBAN';
        let request = opened(kind, typed, needsCallBack);
        let now = START;
        let codes = 0;
        let evaluated = 0;
        let confirmed = false;
        let calledBack = false;
        let putOnFile = 0;

        for (const { seconds, what } of attempts) {
          now = new Date(now.getTime() + seconds * 1000);
          const before = request;
          let command: ChangeCommand;
          if (what.name === 'guess') {
            if (guessRefusal(request, now)) continue;
            request = { ...request, guesses: request.guesses + 1 };
            evaluated += 1;
            const hash = what.old ? 'code of before' : `code ${codes}`;
            command = { name: 'guess', isRight: what.isRight, hash };
          } else if (what.name === 'resend') {
            const expiresAt = new Date(now.getTime() + 600_000);
            command = { name: 'resend', code: { salt: '', hash: `code ${codes + 1}`, expiresAt } };
          } else if (what.name === 'accept') {
            command = {
              name: 'accept',
              by: { id: what.by, name: what.by },
              authenticatedAt: now.getTime() / 1000 - what.age,
              shown: what.other ? 'another' : 'request',
            };
          } else if (what.name === 'refuse') {
            command = { name: 'refuse', by: { id: what.by, name: what.by }, motive: 'no' };
          } else if (what.name === 'payee') {
            command = { name: 'payee', check: { answer: 'MATCH', asked: 'Firm', at: now } };
          } else if (what.name === 'callBack') {
            const record = {
              number: '1',
              spokenTo: 'x',
              source: 'CONTRACT' as const,
              at: now,
              by: { id: 'b', name: 'b' },
            };
            command = { name: 'callBack', record };
          } else command = { name: what.name };

          const outcome = decideChange(request, command, now);
          expect(evaluated).toBeLessThanOrEqual(GUESSES_A_REQUEST);
          if (ENDED.includes(before.state)) expect(isRefused(outcome)).toBe(true);
          if (isRefused(outcome)) continue;

          if (what.name === 'resend') codes += 1;
          if (what.name === 'callBack') calledBack = true;
          if (what.name === 'guess' && what.isRight && !what.old) confirmed = true;
          expect(outcome.request.version).toBe(request.version + outcome.steps.length);
          expect(outcome.steps.at(-1)?.to).toBe(outcome.request.state);
          expect(outcome.request.code !== undefined).toBe(outcome.request.state === 'REQUESTED');
          if (outcome.request.state === 'PENDING_APPROVAL') expect(typed || confirmed).toBe(true);
          if (applies(outcome)) {
            putOnFile += 1;
            if (kind === 'IBAN') {
              expect(what).toMatchObject({ name: 'accept', other: false });
              expect(what).not.toMatchObject({ by: 'asker' });
              if (what.name === 'accept') expect(what.age).toBeLessThanOrEqual(STEP_UP_MINUTES * 60);
              expect(typed || confirmed).toBe(true);
              expect(!needsCallBack || calledBack).toBe(true);
            } else expect(what).toMatchObject({ name: 'guess', isRight: true, old: false });
          }
          request = outcome.request;
        }
        expect(putOnFile).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 400 },
  );
});

test('the last guess of a request that is wrong locks it, and the right code is of no use then', () => {
  const request = { ...opened('EMAIL', false, false), guesses: GUESSES_A_REQUEST };
  const wrong = decideChange(request, { name: 'guess', isRight: false, hash: 'code 0' }, START);
  if (isRefused(wrong)) throw new Error(wrong.refused);
  expect(wrong.steps.map(({ action }) => action)).toEqual(['WRONG_CODE', 'LOCK']);
  expect(decideChange(wrong.request, { name: 'guess', isRight: true, hash: 'code 0' }, START)).toEqual({
    refused: 'change.notOpen',
  });
  expect(guessRefusal(wrong.request, START)).toEqual({ refused: 'change.locked' });
});

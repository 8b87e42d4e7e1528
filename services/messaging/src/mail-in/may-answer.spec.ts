import { expect, test } from 'vitest';
import type { Letter } from './letter.ts';
import { mayAnswer } from './may-answer.ts';
import { readHeaders } from './reading/read-headers.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const about = { own: ['invoices@firm.example'], isKnown: true, answersToday: 0, receivedAt: NOW, now: NOW };
/** A message of a person, as its headers say it. */
const letter = (...more: Array<[key: string, value: string]>): Letter => {
  const headers = [['from', 'Ann <Ann@Sender.Example>'], ['return-path', '<ann@sender.example>'], ...more];
  const last = new Map(headers.map(([key = '', value = '']) => [key, value]));
  return {
    ...readHeaders(
      [...last].map(([key, value]) => ({ key, originalKey: key, value })),
      'March',
    ),
    files: [],
  };
};

test('a person who is on file is answered', () => {
  expect(mayAnswer(letter(), about)).toBe(true);
  expect(mayAnswer(letter(['auto-submitted', 'no']), about)).toBe(true);
});

test.each<[string, string]>([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'Auto-Generated; x=y'],
  ['precedence', 'bulk'],
  ['precedence', 'JUNK'],
  ['precedence', 'list'],
  ['list-id', '<all.sender.example>'],
  ['return-path', '<>'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
  ['x-auto-response-suppress', 'DR, OOF, AutoReply'],
  ['x-autoreply', 'yes'],
  ['authentication-results', 'mx.firm.example; dmarc=fail header.from=sender.example'],
  ['from', 'Mailer <mailer-daemon@sender.example>'],
  ['from', 'no-reply@sender.example'],
  ['from', 'noreply-invoices@sender.example'],
  ['from', 'bounce+17@sender.example'],
  ['from', 'invoices@firm.example'],
  ['from', 'Invoices+4711@Firm.Example'],
  ['from', 'nobody'],
])('nothing is answered to a message with %s: %s', (key, value) => {
  expect(mayAnswer(letter([key, value]), about)).toBe(false);
});

test('an address is answered ten times a day, and not about what came a week ago', () => {
  expect(mayAnswer(letter(), { ...about, answersToday: 9 })).toBe(true);
  expect(mayAnswer(letter(), { ...about, answersToday: 10 })).toBe(false);
  expect(mayAnswer(letter(), { ...about, receivedAt: new Date('2026-02-23T11:59:00Z') })).toBe(false);
});

test('who is not on file is answered only where the message is surely theirs', () => {
  const unknown = { ...about, isKnown: false };
  expect(mayAnswer(letter(), unknown)).toBe(true);
  expect(mayAnswer(letter(['return-path', '<list@elsewhere.example>']), unknown)).toBe(false);
  const passed = ['authentication-results', 'mx.firm.example; dmarc=pass header.from=sender.example'] as [
    string,
    string,
  ];
  expect(mayAnswer(letter(['return-path', '<list@elsewhere.example>'], passed), unknown)).toBe(true);
});

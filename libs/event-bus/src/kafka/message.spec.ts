import fc from 'fast-check';
import { expect, it } from 'vitest';
import { envelope } from '../conformance/scene.ts';
import { decode, encode } from './message.ts';

const place = { topic: 'comptoir.spec.v1', partition: 2, offset: '17' };
const lying = (value: Buffer | null, key: Buffer | null = null) => ({ value, key, timestamp: '1764000000000' });

it('carries an event as it is, under its subject, with its trace where others look for one', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const event = envelope('s1', 3, { traceparent });
  const message = encode(event);
  expect(message).toMatchObject({ key: 's1', headers: { traceparent } });
  expect(decode(lying(Buffer.from(String(message.value))), place)).toEqual({ event });
});

it('makes of any bytes an event, or one that stands for them and keeps them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const { event, unreadable } = decode(lying(Buffer.from(bytes), Buffer.from('s1')), place);
      expect(unreadable).toMatch(/^not an event: /);
      expect(event).toMatchObject({ id: 'comptoir.spec.v1/2/17', type: 'Unreadable', subject: 's1', sequence: 0 });
      expect(Buffer.from((event.data as { base64: string }).base64, 'base64')).toEqual(Buffer.from(bytes));
    }),
  );
});

it.each([
  ['nothing', null],
  ['a list', '[]'],
  ['no sequence', JSON.stringify({ ...envelope('s1', 1), sequence: undefined })],
  ['a sequence that is a text', JSON.stringify({ ...envelope('s1', 1), sequence: '1' })],
])('takes %s for no event', (_, text) => {
  expect(decode(lying(text === null ? null : Buffer.from(text)), place).unreadable).toMatch(/^not an event: /);
});

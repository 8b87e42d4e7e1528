import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options.ts';

test('without a word it opens on 8080, keeps its data beside the code and seeds the demo', () => {
  expect(readOptions([], {}, '/checkout')).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/checkout/.data',
    publicUrl: 'http://localhost:8080',
    mailPort: 8081,
    demo: true,
    reset: false,
    mongoUri: undefined,
    kafka: false,
    kafkaBrokers: undefined,
  });
});

test('PORT, DATA_DIR, PUBLIC_URL and the flags are taken', () => {
  const options = readOptions(
    ['--reset', '--no-demo', '--kafka'],
    { PORT: '9000', DATA_DIR: '/d', PUBLIC_URL: 'https://p.example/', KAFKA_BROKERS: 'k:9092' },
    '/c',
  );
  expect(options).toMatchObject({
    port: 9000,
    dataDir: '/d',
    publicUrl: 'https://p.example',
    demo: false,
    reset: true,
    kafka: true,
    kafkaBrokers: 'k:9092',
  });
});

test.each([
  [['--rest'], {}, /--rest/],
  [[], { PORT: '80a' }, /PORT.*80a/],
  [[], { PORT: '70000' }, /PORT/],
  [['extra'], {}, /usage/],
])('what it does not know is named: %j %j', (args, env, message) => {
  expect(() => readOptions(args, env, '/c')).toThrow(UsageError);
  expect(() => readOptions(args, env, '/c')).toThrow(message);
});

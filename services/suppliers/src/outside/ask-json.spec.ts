import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startOutside } from '../testing/outside-stand-in.ts';
import { askJson } from './ask-json.ts';

const outside = await startOutside();
const ask = (withinMs = 2_000) => askJson(new URL(outside.url), {}, withinMs);

test('the status and the JSON of an answer are told, whatever the status', async () => {
  outside.say({ a: 1 }, 404);
  expect(await ask()).toEqual({ status: 404, body: { a: 1 } });
  outside.say('<html>', 200);
  expect(await ask()).toEqual({ status: 200, body: undefined });
});

test('a redirect is not followed', async () => {
  outside.answer((response) => void response.writeHead(307, { location: `${outside.url}/elsewhere` }).end());
  const before = outside.heard.length;
  await expect(ask()).rejects.toThrow();
  expect(outside.heard.length).toBe(before + 1);
});

test('who is slow is not waited for, before the answer nor within it', async () => {
  outside.answer(() => undefined);
  const began = performance.now();
  await expect(ask(200)).rejects.toThrow(/timeout/i);
  outside.answer((response) => void response.writeHead(200).write('{"a":'));
  await expect(ask(200)).rejects.toThrow(/timeout|terminated/i);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('a body that is too large is not taken in, also where it comes small and unpacks', async () => {
  outside.answer((response) => void response.writeHead(200).end(JSON.stringify('x'.repeat(262_144))));
  await expect(ask()).rejects.toThrow('more than 262144 bytes');
  const bomb = gzipSync(Buffer.alloc(50_000_000, 32));
  expect(bomb.length).toBeLessThan(60_000);
  outside.answer((response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  await expect(ask()).rejects.toThrow('more than 262144 bytes');
});

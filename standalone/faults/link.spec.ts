import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createLink } from './link.ts';

const heard: string[] = [];
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    heard.push(chunk.toString());
    socket.write(chunk);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const link = await createLink((server.address() as { port: number }).port);
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await link.close();
  server.close();
});

async function open(first: string): Promise<{ socket: Socket; answers: string[]; gone: Promise<boolean> }> {
  const socket = connect(Number(link.address.split(':')[1]), '127.0.0.1');
  sockets.push(socket);
  const answers: string[] = [];
  socket.on('data', (chunk) => answers.push(chunk.toString())).on('error', () => undefined);
  const gone = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.write(first);
  await expect.poll(() => answers).toEqual([first]);
  return { socket, answers, gone };
}

test('halved, what is asked arrives and its answer does not; healed, the connection is reset', async () => {
  const { socket, answers, gone } = await open('before');
  link.halve();
  socket.write('asked');
  await expect.poll(() => heard).toContain('asked');
  await sleep(100);
  expect(answers).toEqual(['before']);
  link.heal();
  expect(await gone).toBe(true);
});

test('late, everything comes in its order', async () => {
  const { socket, answers } = await open('a');
  link.delay(80);
  const began = performance.now();
  for (const text of ['b', 'c']) {
    socket.write(text);
    await sleep(5);
  }
  await expect.poll(() => answers.join('')).toBe('abc');
  expect(performance.now() - began).toBeGreaterThan(150);
  link.heal();
});

test('parted, only what a member of a replica set opened is reset', async () => {
  const client = await open('isMaster driver');
  const member = await open('hello internalClient');
  link.part();
  expect(await member.gone).toBe(true);
  client.socket.write('again');
  await expect.poll(() => client.answers.length).toBe(2);
  link.heal();
});

test('cut, nobody gets through until it is healed', async () => {
  const { gone } = await open('there');
  link.cut();
  expect(await gone).toBe(true);
  const refused = connect(Number(link.address.split(':')[1]), '127.0.0.1').on('error', () => undefined);
  // Not `once`: it takes the reset that is waited for as its own failure.
  await new Promise((resolve) => refused.once('close', resolve));
  link.heal();
  await open('back');
});

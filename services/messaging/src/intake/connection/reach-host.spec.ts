import { expect, test } from 'vitest';
import { isReachable } from './is-reachable.ts';
import { createReachHost } from './reach-host.ts';

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ],
  ...[
    '224.0.0.1',
    '192.0.0.8',
    '198.18.0.1',
    '203.0.113.5',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
  ],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'not an address'],
])('%s is not of the world', (address) => {
  expect(isReachable('mail.example', address, [])).toBe(false);
});

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('%s is of the world', (address) => {
  expect(isReachable('mail.example', address, [])).toBe(true);
});

test('a host that the configuration names may be anywhere, and no other', () => {
  const allowed = ['mail.firm.lan', '*.corp.example'];
  const reaches = (host: string) => isReachable(host, '10.0.0.1', allowed);
  expect(['mail.firm.lan', 'MAIL.firm.lan', 'a.corp.example', 'a.b.corp.example'].map(reaches)).toEqual(
    Array(4).fill(true),
  );
  expect(['corp.example', 'evilcorp.example', 'firm.lan', 'xmail.firm.lan', '10.0.0.1'].map(reaches)).toEqual(
    Array(5).fill(false),
  );
});

test('a name that leads home is refused, and one that leads nowhere is told apart', async () => {
  const reach = createReachHost([]);
  await expect(reach('localhost')).rejects.toMatchObject({ code: 'intake.hostPrivate' });
  await expect(reach('127.0.0.1')).rejects.toMatchObject({ code: 'intake.hostPrivate' });
  await expect(reach('::1')).rejects.toMatchObject({ code: 'intake.hostPrivate' });
  await expect(reach('nobody.invalid')).rejects.toMatchObject({ code: 'intake.hostUnknown' });
  expect(await createReachHost(['localhost'])('localhost')).toMatchObject({
    servername: 'localhost',
    isLoopback: true,
  });
});

import { testDatabase } from '@comptoir/testing/engines';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const database = await testDatabase('migrations');

it('runs each migration once, in order, however many processes start at once', async () => {
  const ran: string[] = [];
  const migrations = ['0001-a', '0002-b'].map((id) => ({ id, up: async () => void ran.push(id) }));
  await Promise.all([migrate(database, migrations), migrate(database, migrations), migrate(database, migrations)]);
  expect(ran).toEqual(['0001-a', '0002-b']);
  expect(await migrate(database, [...migrations, { id: '0003-c', up: async () => void ran.push('c') }])).toEqual([
    '0003-c',
  ]);
});

it('stops at one that fails, and begins with it again', async () => {
  let broken = true;
  const ran: string[] = [];
  const migrations = [
    { id: '0004-d', up: async () => (broken ? Promise.reject(new Error('disk')) : void ran.push('d')) },
    { id: '0005-e', up: async () => void ran.push('e') },
  ];
  await expect(migrate(database, migrations)).rejects.toThrow('disk');
  broken = false;
  expect(await migrate(database, migrations)).toEqual(['0004-d', '0005-e']);
  expect(ran).toEqual(['d', 'e']);
});

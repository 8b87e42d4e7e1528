import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A small house in which every wall stands. */
const CLEAN: Readonly<Record<string, string>> = {
  'libs/contracts/src/index.ts': `export * from './roles.ts';`,
  'libs/contracts/src/roles.ts': `import { Type } from 'typebox'; export const Role = Type.String();`,
  'libs/storage/src/database.ts': `import mongoose from 'mongoose'; export const open = () => mongoose.connect('');`,
  'services/invoices/src/app.ts': `import { decide } from './invoice/invoice.ts'; export const app = decide;`,
  'services/invoices/src/config.ts': `export const port = process.env.PORT;`,
  'services/invoices/src/invoice/invoice.ts': `import { by } from './transitions.ts'; export const decide = by;`,
  'services/invoices/src/invoice/transitions.ts': `export const by = 'agent';`,
  'services/invoices/src/invoice/invoice.store.ts': `import mongoose from 'mongoose'; export const store = mongoose;`,
  'services/orders/src/app.ts': `export const app = 1;`,
  'libs/service-kit/src/clock.ts': `export const now = () => new Date();`,
  'web-admin/src/main.tsx': `export const main = 1;`,
};

async function house(planted: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'comptoir-house-'));
  folders.push(root);
  for (const [path, text] of Object.entries({ ...CLEAN, ...planted })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${text}\n`);
  }
  return root;
}

test('a house in which every wall stands has no violation', async () => {
  expect((await checkHouse(await house())).violations).toEqual([]);
});

test.each([
  [
    'contracts-import-typebox-alone',
    'libs/contracts/src/roles.ts',
    `import { x } from '../../storage/src/database.ts'; export const y = x;`,
  ],
  [
    'contracts-import-typebox-alone',
    'libs/contracts/src/roles.ts',
    `import { readFile } from 'node:fs'; export const y = readFile;`,
  ],
  [
    'libs-import-no-service',
    'libs/storage/src/x.ts',
    `import { app } from '../../../services/orders/src/app.ts'; export const y = app;`,
  ],
  [
    'services-know-each-other-by-contract',
    'services/orders/src/x.ts',
    `import { app } from '../../invoices/src/app.ts'; export const y = app;`,
  ],
  [
    'services-know-each-other-by-contract',
    'services/orders/src/x.ts',
    `import type { app } from '../../invoices/src/app.ts'; export type Y = typeof app;`,
  ],
  [
    'web-admin-imports-contracts-alone',
    'web-admin/src/x.tsx',
    `import { open } from '../../libs/storage/src/database.ts'; export const y = open;`,
  ],
  ['kafkajs-behind-the-port', 'services/orders/src/x.ts', `import { Kafka } from 'kafkajs'; export const y = Kafka;`],
  ['mongoose-in-stores', 'services/orders/src/x.ts', `import mongoose from 'mongoose'; export const y = mongoose;`],
  [
    'decisions-do-no-io',
    'services/invoices/src/invoice/transitions.ts',
    `import { store } from './invoice.store.ts'; export const by = store;`,
  ],
  [
    'decisions-touch-no-machine',
    'services/invoices/src/invoice/transitions.ts',
    `import { readFileSync } from 'node:fs'; export const by = readFileSync;`,
  ],
  [
    'no-circles',
    'services/invoices/src/invoice/transitions.ts',
    `import { decide } from './invoice.ts'; export const by = () => decide;`,
  ],
  [
    'no-circles',
    'services/invoices/src/invoice/transitions.ts',
    `import type { decide } from './invoice.ts'; export const by = (): typeof decide | undefined => undefined;`,
  ],
  ['process.env-in-config', 'services/orders/src/x.ts', `export const y = process.env.HOME;`],
  ['time-from-the-clock', 'services/orders/src/x.ts', `export const y = Date.now();`],
  ['time-from-the-clock', 'services/orders/src/x.ts', `export const y = new Date();`],
])('%s: a violation planted in %s turns the check red', async (rule, path, text) => {
  const { violations } = await checkHouse(await house({ [path]: text }));
  expect(violations.filter((found) => found.startsWith(`${rule}: `) && found.includes(path))).toHaveLength(1);
});

test('a check that sees no import says that it is blind, not that all is well', async () => {
  const root = await mkdtemp(join(tmpdir(), 'comptoir-house-'));
  folders.push(root);
  await mkdir(join(root, 'libs'), { recursive: true });
  await writeFile(join(root, 'libs', 'lonely.ts'), 'export const x = 1;\n');
  await expect(checkHouse(root)).rejects.toThrow('blind');
});

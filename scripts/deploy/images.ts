// npm run images -- --all | NAME…: each image's steps done in an empty folder, its service started from there and asked
// for its health. What this proves, and what it cannot: docs/operating.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@comptoir/contracts';
import { type Proof, proveImages } from './prove-images.ts';

// The gateway last: it is ready when the others are.
const IMAGES: ReadonlyArray<Proof['image']> = [
  'settings',
  ...SERVICES.filter((name) => name !== 'settings' && name !== 'extraction'),
  'extraction',
  'gateway',
];

const args = process.argv.slice(2);
const wanted = args.includes('--all') ? IMAGES : IMAGES.filter((name) => args.includes(name));
if (wanted.length === 0 || args.some((arg) => arg !== '--all' && !IMAGES.some((name) => name === arg))) {
  console.error(`usage: npm run images -- --all | ${IMAGES.join(' | ')}`);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'comptoir-images-'));
let failed = 0;
try {
  for (const proof of await proveImages(wanted, { folder, say: (line) => console.log(line) })) {
    const wrong = [
      ...proof.written.map((path) => `wrote ${path}`),
      ...(proof.exitCode === 0 ? [] : [`ended with ${proof.exitCode}`]),
    ];
    for (const line of wrong) console.error(`${proof.image}: ${line}`);
    if (wrong.length > 0) failed += 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

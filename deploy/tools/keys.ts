// The keys by which the services know one another: made, rotated one issuer at a time, and written as a cluster wants
// them. docs/operating.md says when to take which step; nobody is signed out by any of them.
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES } from '@comptoir/contracts';
import { generateSigningKey, type SigningKey } from '@comptoir/service-kit';
import { clusterManifests } from './cluster-manifests.ts';

const USAGE = `usage: node deploy/tools/keys.ts
  make DIR             keys for each service that has none yet, and the one that signs the audit trail
  publish DIR SERVICE  a next key: its public half beside the one in use
  switch DIR SERVICE   the next key becomes the one in use
  retire DIR SERVICE   public halves of keys no longer in use go
  manifests DIR        Secrets and the ConfigMap of public keys, for kubectl apply`;

const ISSUERS: readonly string[] = [...SERVICES, 'gateway'];
const ANCHOR_KEY = 'anchor-key.pem';
type Jwk = SigningKey['privateKey'];
type KeySet = SigningKey['publicKeys'];

const [command = '', folder = '', issuer = ''] = process.argv.slice(2);
const privateFile = (name: string, file = 'key.json'): string => join(folder, 'private', name, file);
const publicFile = (name: string): string => join(folder, 'public', `${name}.json`);

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { make, publish, switch: switchKey, retire, manifests };
const run = COMMANDS[command];
if (!run || !folder || (!['make', 'manifests'].includes(command) && !ISSUERS.includes(issuer))) {
  console.error(USAGE);
  process.exit(2);
}
await run();

async function make(): Promise<void> {
  await mkdir(join(folder, 'public'), { recursive: true });
  const known = new Set(await readdir(join(folder, 'public')));
  for (const name of ISSUERS.filter((each) => !known.has(`${each}.json`))) {
    const { privateKey, publicKeys } = await generateSigningKey();
    await writePrivate(name, 'key.json', privateKey);
    // Last: a public key says that its private half is in place.
    await writePublic(name, publicKeys);
    console.log(`made a key for ${name}`);
  }
  await makeAnchorKey();
}

/** The key of settings that signs the head of the audit trail, and its public half for who verifies it. */
async function makeAnchorKey(): Promise<void> {
  const [file, publicHalf] = [privateFile('settings', ANCHOR_KEY), join(folder, 'public', 'audit-anchor.pub')];
  if (existsSync(publicHalf)) return;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(`${file}.part`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await rename(`${file}.part`, file);
  await writeFile(`${publicHalf}.part`, publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 });
  await rename(`${publicHalf}.part`, publicHalf);
  console.log('made a key for the audit trail');
}

async function publish(): Promise<void> {
  const { privateKey, publicKeys } = await generateSigningKey();
  await writePrivate(issuer, 'next.json', privateKey);
  const { keys } = await readPublic();
  await writePublic(issuer, { keys: [...keys, ...publicKeys.keys] });
}

async function switchKey(): Promise<void> {
  await rename(privateFile(issuer, 'next.json'), privateFile(issuer));
}

async function retire(): Promise<void> {
  const { x } = JSON.parse(await readFile(privateFile(issuer), 'utf8')) as Jwk;
  const { keys } = await readPublic();
  const used = keys.filter((key) => key.x === x);
  if (used.length !== 1)
    throw new Error(`the key in use by ${issuer} is not among its public ones: nothing was changed`);
  await writePublic(issuer, { keys: used });
}

async function manifests(): Promise<void> {
  const files = await Promise.all(
    ISSUERS.map(async (name) => ({
      name,
      privateKey: await readFile(privateFile(name), 'utf8'),
      publicKeys: await readFile(publicFile(name), 'utf8'),
      ...(name === 'settings' && { others: { [ANCHOR_KEY]: await readFile(privateFile(name, ANCHOR_KEY), 'utf8') } }),
    })),
  );
  console.log(clusterManifests(files));
}

async function readPublic(): Promise<KeySet> {
  return JSON.parse(await readFile(publicFile(issuer), 'utf8')) as KeySet;
}

async function writePrivate(name: string, file: string, key: Jwk): Promise<void> {
  await mkdir(join(folder, 'private', name), { recursive: true, mode: 0o700 });
  await writeWhole(privateFile(name, file), key, 0o600);
}

async function writePublic(name: string, keys: KeySet): Promise<void> {
  await writeWhole(publicFile(name), keys, 0o644);
}

/** Who reads it at this moment reads the old one or the new one, never half of either. */
async function writeWhole(path: string, content: unknown, mode: number): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content), { mode });
  await rename(`${path}.part`, path);
}

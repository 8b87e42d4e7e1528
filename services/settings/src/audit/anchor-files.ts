import type { KeyObject } from 'node:crypto';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuditAnchor } from '@comptoir/contracts';
import { makeAnchorKey, pemOf, privateKeyIn, publicKeyIn, publicKeyOf, readAnchor } from './anchor.ts';

const FILE = 'audit-anchors.jsonl';
const PRIVATE = 0o600;

/** Adds an anchor to the folder's file, a line of JSON each; resolves when it is on the disk. */
export async function writeAnchor(folder: string, anchor: AuditAnchor): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, FILE), 'a');
  try {
    await file.appendFile(`${JSON.stringify(anchor)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export interface ReadAnchors {
  readonly anchors: readonly AuditAnchor[];
  /** Lines that no holder of the key wrote, as `file:line`. */
  readonly unsigned: readonly string[];
}

/** Every anchor of a folder: of all its `.jsonl` files, whoever put them there. None where there is no such folder. */
export async function readAnchors(folder: string, key: KeyObject): Promise<ReadAnchors> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const anchors: AuditAnchor[] = [];
  const unsigned: string[] = [];
  for (const name of names) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const anchor = readAnchor(line, key);
      if (anchor) anchors.push(anchor);
      else unsigned.push(`${name}:${index + 1}`);
    }
  }
  return { anchors, unsigned };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** The private key of a file. @throws Error where it cannot be read or is none; what is in it is never said */
export async function readAnchorKey(file: string): Promise<KeyObject> {
  return privateKeyIn(await readFile(file, 'utf8'));
}

export async function readPublicKey(file: string): Promise<KeyObject> {
  return publicKeyIn(await readFile(file, 'utf8'));
}

/** Makes a key where there is none yet: `<file>` for its owner's eyes alone, and `<file>.pub` for who verifies. */
export async function ensureAnchorKey(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, makeAnchorKey(), { mode: PRIVATE, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  await writeFile(`${file}.pub`, pemOf(publicKeyOf(await readAnchorKey(file))));
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

export type KeptName = 'en16931-cii' | 'en16931-ubl' | 'br-fr-cii' | 'br-fr-ubl' | 'schemas';

/** What `npm run rules` made, from beside the sources. */
export async function readKept<T>(name: KeptName): Promise<T> {
  const packed = await readFile(new URL(`../../rules/${name}.json.gz`, import.meta.url));
  return JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as T;
}

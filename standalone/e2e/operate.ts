import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mongoUri } from '@comptoir/testing';
import { audit } from '../src/operate/audit/audit.ts';
import { deadLetters } from '../src/operate/dead-letters/dead-letters.ts';
import { openPortalDatabases } from '../src/operate/portal-databases.ts';
import { rebuild } from '../src/operate/rebuild/rebuild.ts';

const COMMANDS = { audit, 'dead-letters': deadLetters, rebuild };
type Said = { readonly code: number; readonly out: string; readonly err: string };

/**
 * What `npm run dead-letters -- …`, `npm run rebuild -- …` or `npm run audit -- …` does, on a portal of the run's MongoDB,
 * without its process; with a data folder, as where the portal is this machine's.
 */
export async function operate(
  portal: string | { readonly databasePrefix: string; readonly dataDir: string },
  command: keyof typeof COMMANDS,
  ...args: string[]
): Promise<Said> {
  const { databasePrefix, dataDir = undefined } = typeof portal === 'string' ? { databasePrefix: portal } : portal;
  const databases = openPortalDatabases({ mongoUri: mongoUri(), databasePrefix });
  const by = { id: 'operator:spec', name: 'spec', roles: ['operator'] };
  let out = '';
  const say = (line: string): void => {
    out += `${line}\n`;
  };
  try {
    const print = async (text: string): Promise<void> => {
      out += text;
    };
    await COMMANDS[command]({ databases, by, dataDir, args, say, print });
    return { code: 0, out, err: '' };
  } catch (error) {
    return { code: 1, out, err: error instanceof Error ? error.message : String(error) };
  } finally {
    await databases.close();
  }
}

/** The same as a person types it, in a process of its own. */
export function typed(databasePrefix: string, command: keyof typeof COMMANDS, ...args: string[]): Promise<Said> {
  const main = join(import.meta.dirname, '..', 'src', 'operate', command, 'main.ts');
  const env = { ...process.env, MONGODB_URI: mongoUri(), DATABASE_PREFIX: databasePrefix };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
  });
}

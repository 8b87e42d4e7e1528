import { once } from 'node:events';
import { type OperateSettings, readOperateSettings } from './config.ts';
import { openPortalDatabases, type PortalDatabases } from './portal-databases.ts';

/** What a person typed that is no command of ours; its message says what is. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Operator {
  readonly databases: PortalDatabases;
  readonly by: OperateSettings['by'];
  readonly args: readonly string[];
  readonly say: (line: string) => void;
  /** Writes text as it is; resolves when whoever reads it has kept up. */
  readonly print: (text: string) => Promise<void>;
  readonly dataDir?: string | undefined;
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Runs a command on a portal's databases: exit code 0, or 1 with one line that says why. */
export async function runCommand(command: (operator: Operator) => Promise<void>): Promise<void> {
  let databases: PortalDatabases | undefined;
  try {
    const settings = await readOperateSettings();
    databases = openPortalDatabases(settings);
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    const { by, dataDir } = settings;
    await command({ databases, by, dataDir, args: process.argv.slice(2), say, print });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await databases?.close();
  }
}

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AUDIT_FORMATS, type AuditFilter } from '@comptoir/contracts';
import { createAuditChain, exportEntries } from '@comptoir/settings/audit';
import { anchorPlaceIn } from '../anchor-place.ts';
import { type Operator, UsageError } from '../run-command.ts';
import { verifyAudit } from './verify-audit.ts';

const USAGE = `npm run audit -- verify [--anchors DIR --public-key FILE]
npm run audit -- export [--format csv|json] [--from DAY] [--to DAY] [--by ID] [--action NAME] [--subject ID] > FILE
The anchors and the key of the data folder are taken where none are named.`;

/** Checks the audit chain of a portal, or writes it out. What is written out is about persons. */
export async function audit(operator: Operator): Promise<void> {
  const { values, positionals } = parsed(operator.args);
  const [command, ...more] = positionals;
  if (more.length > 0) throw new UsageError(USAGE);
  if (command === 'verify') return verifyAudit(operator, placeOf(operator, values));
  if (command === 'export') return exportAudit(operator, values);
  throw new UsageError(USAGE);
}

type Values = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ anchors: text, 'public-key': text, format: text, from: text, to: text, by: text, action: text },
        subject: text,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function placeOf({ dataDir }: Operator, values: Values): { folder: string; publicKeyFile: string } | undefined {
  const { anchors: folder, 'public-key': publicKeyFile } = values;
  if ((folder === undefined) !== (publicKeyFile === undefined)) throw new UsageError(USAGE);
  if (folder !== undefined && publicKeyFile !== undefined) return { folder, publicKeyFile };
  const own = dataDir === undefined ? undefined : anchorPlaceIn(dataDir);
  return own && existsSync(own.publicKeyFile) ? own : undefined;
}

async function exportAudit({ databases, print }: Operator, values: Values): Promise<void> {
  const { format = 'csv', by, action, subject } = values;
  const known = AUDIT_FORMATS.find((one) => one === format);
  if (!known) throw new UsageError(USAGE);
  const [from, to] = [dayIn(values.from), dayIn(values.to)];
  const filter: AuditFilter = {
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
    ...(subject !== undefined && { subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const chain = createAuditChain(await databases.of('settings'));
  for await (const piece of exportEntries(chain.export(filter), known)) await print(piece);
}

/** The start of a day, UTC, as an instant. */
function dayIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) throw new UsageError(`${text} is no day such as 2026-03-02\n${USAGE}`);
  return day.toISOString();
}

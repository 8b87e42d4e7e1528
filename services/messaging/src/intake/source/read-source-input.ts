import type { IntakeSourceInput } from '@comptoir/contracts';
import type { FieldProblem } from '@comptoir/service-kit';
import type { SourceSettings } from './intake-source.ts';

export type NamedSettings = SourceSettings & { readonly name: string };
export type ReadSource =
  | { readonly ok: true; readonly settings: NamedSettings }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/;
const ADDRESS = /^[^\s@<>()[\],;:"\\+]{1,64}@[^\s@<>()[\],;:"\\]{1,255}$/u;
const DEFAULT_FOLDER = { IMAP: 'INBOX', FTP: '/', SFTP: '.' } as const;

/** What a person entered of a mailbox or folder, in the form it is kept: what is not of its kind is left out. */
export function readSourceInput(input: IntakeSourceInput): ReadSource {
  const problems: FieldProblem[] = [];
  const required = (field: string, text: string | undefined): string => {
    const value = clean(text);
    if (value === '') problems.push({ field, code: 'required' });
    return value;
  };
  const host = required('host', input.host).toLowerCase();
  if (host !== '' && !HOST.test(host)) problems.push({ field: 'host', code: 'not_valid' });
  const place = {
    ...{ name: required('name', input.name), host, port: input.port, user: required('user', input.user) },
    folder: clean(input.folder) || DEFAULT_FOLDER[input.kind],
  };
  const settings: NamedSettings =
    input.kind === 'IMAP'
      ? { kind: 'IMAP', ...place, security: input.security, ...mailboxOf(input, place.folder, problems, required) }
      : { kind: input.kind, ...place, ...folderOf({ ...input, kind: input.kind }, problems) };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}

function mailboxOf(
  { address: given, after = 'MOVE', doneFolder: moved, takesUnknown = true }: IntakeSourceInput,
  folder: string,
  problems: FieldProblem[],
  required: (field: string, text: string | undefined) => string,
) {
  const address = required('address', given).toLowerCase();
  if (address !== '' && !ADDRESS.test(address)) problems.push({ field: 'address', code: 'not_valid' });
  if (after === 'SEEN') return { address, after, takesUnknown };
  const doneFolder = required('doneFolder', moved);
  // Moved to where it lay, a message would be found again for ever.
  if (doneFolder.toLowerCase() === folder.toLowerCase()) problems.push({ field: 'doneFolder', code: 'not_valid' });
  return { address, after, doneFolder, takesUnknown };
}

function folderOf(
  { kind, security, supplierBy = 'CONTENT', supplierId, hostKey }: IntakeSourceInput & { kind: 'FTP' | 'SFTP' },
  problems: FieldProblem[],
) {
  if (supplierBy === 'FIXED' && supplierId === undefined) problems.push({ field: 'supplierId', code: 'required' });
  return {
    security: kind === 'SFTP' ? ('TLS' as const) : security,
    supplierBy,
    ...(supplierBy === 'FIXED' && supplierId !== undefined && { supplierId }),
    ...(kind === 'SFTP' && hostKey !== undefined && { hostKey }),
  };
}

/** A line break in a name would be a second command to a server. */
const clean = (text: string | undefined): string => (text ?? '').replace(/[\p{Cc}]/gu, '').trim();

import type { IntakeKind, IntakeSecurity, IntakeSource } from '@comptoir/contracts';
import type { SentSource } from './calls.ts';

/** What a form holds while one types. */
export interface SourceDraft {
  readonly kind: IntakeKind;
  readonly name: string;
  readonly host: string;
  readonly port: string;
  readonly security: IntakeSecurity;
  readonly user: string;
  /** Empty where the one that is kept stays. */
  readonly password: string;
  readonly folder: string;
  readonly address: string;
  readonly after: 'SEEN' | 'MOVE';
  readonly doneFolder: string;
  readonly takesUnknown: boolean;
  readonly supplierBy: 'CONTENT' | 'FIXED' | 'SUBFOLDER';
  readonly supplierId: string | null;
  readonly hostKey: string;
}

/** The ports that servers listen on (RFC 8314, RFC 4217, RFC 4253). */
const PORTS: Readonly<Record<IntakeKind, Readonly<Record<IntakeSecurity, number>>>> = {
  IMAP: { TLS: 993, STARTTLS: 143, NONE: 143 },
  FTP: { TLS: 990, STARTTLS: 21, NONE: 21 },
  SFTP: { TLS: 22, STARTTLS: 22, NONE: 22 },
};

export const newDraft = (kind: IntakeKind): SourceDraft => {
  const security = kind === 'FTP' ? 'STARTTLS' : 'TLS';
  return {
    ...{ kind, security, port: String(PORTS[kind][security]), name: '', host: '', user: '', password: '' },
    folder: kind === 'IMAP' ? 'INBOX' : kind === 'FTP' ? '/' : '.',
    ...{ address: '', after: 'MOVE', doneFolder: 'Comptoir', takesUnknown: true },
    ...{ supplierBy: 'CONTENT', supplierId: null, hostKey: '' },
  };
};

export const draftOf = (source: IntakeSource): SourceDraft => {
  const { kind, name, host, port, security, user, folder, address = '', after = 'MOVE', doneFolder = '' } = source;
  const { takesUnknown = true, supplierBy = 'CONTENT', supplierId = null, hostKey = '' } = source;
  return {
    ...{ kind, name, host, port: String(port), security, user, password: '', folder, address, after, doneFolder },
    ...{ takesUnknown, supplierBy, supplierId, hostKey },
  };
};

/** The same by another encryption; a port that nobody chose goes with it. */
export function withSecurity(draft: SourceDraft, security: IntakeSecurity): SourceDraft {
  const isUsual = draft.port === String(PORTS[draft.kind][draft.security]);
  return { ...draft, security, ...(isUsual && { port: String(PORTS[draft.kind][security]) }) };
}

/** What is sent of it: what belongs to its kind, the password where one was typed. */
export function sentOf(draft: SourceDraft, version?: number): SentSource {
  const { kind, name, host, port, security, user, password, folder } = draft;
  const common = {
    ...{ kind, name, host, port: Number(port) || 0, security, user, folder },
    ...(password !== '' && { password }),
    ...(version !== undefined && { version }),
  };
  if (kind === 'IMAP') {
    const { address, after, doneFolder, takesUnknown } = draft;
    return { ...common, address, after, takesUnknown, ...(after === 'MOVE' && { doneFolder }) };
  }
  const { supplierBy, supplierId, hostKey } = draft;
  return {
    ...common,
    supplierBy,
    ...(supplierBy === 'FIXED' && supplierId !== null && { supplierId }),
    ...(kind === 'SFTP' && hostKey !== '' && { hostKey }),
  };
}

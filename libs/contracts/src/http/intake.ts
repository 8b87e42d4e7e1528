import { type Static, Type } from 'typebox';
import { Id, Instant, literals } from './common.ts';

/** Where invoices are fetched from: a mailbox, or a folder of a server. */
export const INTAKE_KINDS = ['IMAP', 'FTP', 'SFTP'] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

/**
 * TLS: from the first byte (993, 990). STARTTLS: before anybody signs in (143, 21). NONE: only to the same machine. SFTP
 * has its own, and knows its server by its key.
 */
export const INTAKE_SECURITY = ['TLS', 'STARTTLS', 'NONE'] as const;
export type IntakeSecurity = (typeof INTAKE_SECURITY)[number];

/** What becomes of a message that was taken: marked as read where it is, or moved. */
export const INTAKE_AFTER = ['SEEN', 'MOVE'] as const;

/** How the supplier of a folder's file is known. */
export const INTAKE_SUPPLIER_BY = ['CONTENT', 'FIXED', 'SUBFOLDER'] as const;

/** How much is taken of one message, whoever sends it. */
export const INTAKE_LIMITS = {
  files: 30,
  /** Answers to one address within 24 hours. */
  answersADay: 10,
} as const;

/** The bytes of an OpenSSH key's SHA-256, as `ssh-keygen -l` writes them. */
const HOST_KEY = '^SHA256:[A-Za-z0-9+/]{43}$';
const text = (maxLength: number) => Type.String({ maxLength });

/** What a person enters of a mailbox or folder; what does not belong to its kind is left out. */
export const IntakeSourceInput = Type.Object({
  kind: literals(INTAKE_KINDS),
  name: text(100),
  host: text(253),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: literals(INTAKE_SECURITY),
  user: text(320),
  /** Left out when editing: it stays as it is. It is in no answer. */
  password: Type.Optional(text(500)),
  /** The mailbox's or server's folder that is read. */
  folder: text(500),
  /** Of a mailbox: its own address, by which tags (`invoices+CODE@…`) and loops are known. */
  address: Type.Optional(text(320)),
  after: Type.Optional(literals(INTAKE_AFTER)),
  /** Of a mailbox whose messages are moved: where to. */
  doneFolder: Type.Optional(text(500)),
  /** Of a mailbox: whether files of senders that nobody knows are taken, and their supplier found by what they say. */
  takesUnknown: Type.Optional(Type.Boolean()),
  /** Of a folder. */
  supplierBy: Type.Optional(literals(INTAKE_SUPPLIER_BY)),
  supplierId: Type.Optional(Id),
  /** Of an SFTP server: by which it is known. */
  hostKey: Type.Optional(Type.String({ pattern: HOST_KEY })),
});
export type IntakeSourceInput = Static<typeof IntakeSourceInput>;

const Trouble = Type.Object({
  code: Type.String(),
  /** In the caller's language. */
  message: Type.String(),
});

/** A mailbox or folder as administrators see it. */
export const IntakeSource = Type.Object({
  ...Type.Omit(IntakeSourceInput, ['password']).properties,
  id: Id,
  version: Type.Integer(),
  enabled: Type.Boolean(),
  createdAt: Instant,
  /** When it was last looked at, whatever came of it. */
  lastRunAt: Type.Optional(Instant),
  lastSuccessAt: Type.Optional(Instant),
  /** Why the last look failed; absent where it went well. */
  trouble: Type.Optional(Trouble),
  counts: Type.Object({
    /** Messages, or files of a folder, that were dealt with. */
    handled: Type.Integer(),
    /** Files that became invoices. */
    taken: Type.Integer(),
    refused: Type.Integer(),
  }),
});
export type IntakeSource = Static<typeof IntakeSource>;

export const IntakeSwitch = Type.Object({ version: Type.Integer(), enabled: Type.Boolean() });
export const IntakeSourceEdit = Type.Object({ ...IntakeSourceInput.properties, version: Type.Integer() });
export type IntakeSourceEdit = Static<typeof IntakeSourceEdit>;

/** What is tried: what a form holds, with the password that is kept where `id` names a source and none is typed. */
export const IntakeTry = Type.Object({ ...IntakeSourceInput.properties, id: Type.Optional(Id) });
export type IntakeTry = Static<typeof IntakeTry>;

/** What came of trying: what waits there, or what went wrong. */
export const IntakeTrial = Type.Object({
  ok: Type.Boolean(),
  /** Messages or files that would be taken. */
  waiting: Type.Optional(Type.Integer()),
  trouble: Type.Optional(Trouble),
  /** Of an SFTP server: the key it showed. */
  hostKey: Type.Optional(Type.String()),
});
export type IntakeTrial = Static<typeof IntakeTrial>;

/** Why a message or file made no invoice, or one of a message's files did not. */
export const INTAKE_REFUSALS = [
  'NO_FILE',
  'TOO_MANY_FILES',
  'MESSAGE_TOO_LARGE',
  'UNREADABLE',
  'SENDER_UNKNOWN',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_EMPTY',
  'FILE_REFUSED',
  'FOLDER_UNKNOWN',
] as const;
export type IntakeRefusal = (typeof INTAKE_REFUSALS)[number];

/** A message or file that came: what was taken of it, and what was not, and why. Newest first. */
export const IntakeArrival = Type.Object({
  id: Type.String(),
  at: Instant,
  /** Who sent it, or where it lay. */
  from: Type.String(),
  subject: Type.Optional(Type.String()),
  supplierId: Type.Optional(Type.String()),
  supplierName: Type.Optional(Type.String()),
  /** Why all of it was refused. */
  refusal: Type.Optional(literals(INTAKE_REFUSALS)),
  /** It had come before: nothing was done but to put it away. */
  repeated: Type.Boolean(),
  answered: Type.Boolean(),
  files: Type.Array(
    Type.Object({
      name: Type.String(),
      documentId: Type.Optional(Type.String()),
      refusal: Type.Optional(literals(INTAKE_REFUSALS)),
    }),
  ),
});
export type IntakeArrival = Static<typeof IntakeArrival>;

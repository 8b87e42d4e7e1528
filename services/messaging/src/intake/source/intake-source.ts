import type {
  INTAKE_AFTER,
  INTAKE_SUPPLIER_BY,
  IntakeKind,
  IntakeSecurity,
  ProblemCode,
  ProblemParams,
} from '@comptoir/contracts';

interface Place {
  readonly host: string;
  readonly port: number;
  readonly security: IntakeSecurity;
  readonly user: string;
  /** The mailbox's or server's folder that is read. */
  readonly folder: string;
}

/** A mailbox that is read over IMAP. */
export interface MailboxSettings extends Place {
  readonly kind: Extract<IntakeKind, 'IMAP'>;
  /** Its own, in lower case. */
  readonly address: string;
  readonly after: (typeof INTAKE_AFTER)[number];
  /** Where messages are moved, where they are. */
  readonly doneFolder?: string;
  readonly takesUnknown: boolean;
}

/** A folder of an FTP or SFTP server. */
export interface FolderSettings extends Place {
  readonly kind: Exclude<IntakeKind, 'IMAP'>;
  readonly supplierBy: (typeof INTAKE_SUPPLIER_BY)[number];
  /** Whose all its files are, where they are of one. */
  readonly supplierId?: string;
  /** Of an SFTP server: `SHA256:…`; without it nothing is fetched. */
  readonly hostKey?: string;
}

export type SourceSettings = MailboxSettings | FolderSettings;

/** Why it could not be looked at, worded for who reads it. */
export interface Trouble {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
}

/** Where invoices are fetched from. Its password is not in it. */
export type IntakeSource = SourceSettings & {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly enabled: boolean;
  readonly createdAt: Date;
};

/** What is known of its looks so far; never part of a decision, so it has no version. */
export interface SourceStanding {
  readonly lastRunAt?: Date;
  readonly lastSuccessAt?: Date;
  readonly trouble?: Trouble;
  readonly counts: { readonly handled: number; readonly taken: number; readonly refused: number };
}

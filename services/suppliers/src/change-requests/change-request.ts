import type {
  CALL_BACK_SOURCES,
  ChangeAction,
  ChangeKind,
  ChangeState,
  CodeChannel,
  PayeeAnswer,
} from '@comptoir/contracts';

/** A RIB as it was sent: its file, and the hash by which another file in its place is noticed. */
export interface Rib {
  readonly fileId: string;
  readonly sha256: string;
}

/** What a request changes: email, or phone, or an account with its bank; before and after have the same fields. */
export interface ChangeValues {
  readonly email?: string;
  readonly phone?: string;
  readonly iban?: string;
  readonly bic?: string;
  readonly rib?: Rib;
}

/** Where a code can go. */
export interface Way {
  readonly channel: CodeChannel;
  readonly to: string;
}

/** A code as it is kept: it can be checked, and not be read back. */
export interface KeptCode {
  readonly salt: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface CallBackRecord {
  readonly number: string;
  readonly spokenTo: string;
  readonly source: (typeof CALL_BACK_SOURCES)[number];
  readonly note?: string;
  readonly at: Date;
  readonly by: Person;
}

/** What the bank said of whose account it is. */
export interface PayeeCheck {
  readonly answer: PayeeAnswer;
  /** The name it was asked of: the supplier's at that time. */
  readonly asked: string;
  /** The account's own name, where it is a close match. */
  readonly name?: string;
  readonly at: Date;
}

export interface ChangeRequest {
  readonly id: string;
  readonly supplierId: string;
  readonly kind: ChangeKind;
  readonly state: ChangeState;
  /** Grows by one with each step. */
  readonly version: number;
  readonly before: ChangeValues;
  readonly after: ChangeValues;
  readonly asked: { readonly by: Person; readonly at: Date };
  /** A person of the staff typed it on a form; no code is asked for. */
  readonly typed: boolean;
  /** While REQUESTED: used, ended or replaced, it is gone. */
  readonly code?: KeptCode;
  /** Guesses that were or are being looked at, over all codes of the request; counted before they are. */
  readonly guesses: number;
  readonly ways: readonly Way[];
  readonly needsCallBack: boolean;
  readonly callBack?: CallBackRecord;
  readonly payee?: PayeeCheck;
  /** When the right code came. */
  readonly confirmedAt?: Date;
  readonly decided?: { readonly by: Person; readonly at: Date; readonly motive?: string };
}

/** One step of a request's life: what its history shows. */
export interface Step {
  readonly action: ChangeAction;
  readonly from: ChangeState | null;
  readonly to: ChangeState;
  readonly reason?: string;
}

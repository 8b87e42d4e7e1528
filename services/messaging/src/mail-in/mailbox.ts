/** A message where it lies. */
export interface WaitingMessage {
  readonly uid: number;
  /** In bytes, as its server says. */
  readonly size: number;
  /** When its server took it. */
  readonly receivedAt: Date;
}

/** A mailbox that is connected to, its folder open. */
export interface Mailbox {
  /** As long as it stays, a UID names the same message for ever (RFC 3501 §2.3.1.1). */
  readonly uidValidity: string;
  /** Those to take, oldest first. */
  waiting(): Promise<WaitingMessage[]>;
  /** Writes a message into a file, as it is, leaving it unread; no more of it than `mostBytes`. */
  download(uid: number, path: string, mostBytes: number): Promise<void>;
  /** The same of its headers alone. */
  downloadHeaders(uid: number, path: string, mostBytes: number): Promise<void>;
  /** Marks it as read, or moves it, as its settings say. It may be done again. */
  putAway(uid: number): Promise<void>;
  close(): Promise<void>;
}

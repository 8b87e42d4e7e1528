/** A file that came with a message, unpacked beside it. */
export interface LetterFile {
  /** As the message calls it; null where it does not. */
  readonly name: string | null;
  readonly mediaType: string;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** What of a message is looked at. Addresses are in lower case. */
export interface Letter {
  /** Empty where it says none. */
  readonly from: string;
  /** The envelope's sender as the receiving server noted it: empty for a bounce, undefined where it is not told. */
  readonly returnPath: string | undefined;
  /** Whom it says to be for, in whichever header. */
  readonly recipients: readonly string[];
  /** With its angle brackets; undefined where it has none that could be referred to. */
  readonly messageId: string | undefined;
  readonly subject: string;
  /** Whether a machine, a list or a bounce sent it: RFC 3834 §2, RFC 2919, and what mailers use beside. */
  readonly isAutomatic: boolean;
  /** What the receiving servers found of who sent it (RFC 8601). */
  readonly authentication: 'pass' | 'fail' | 'none';
  /** Those that could be an invoice, in their order; one more than is taken where there are too many. */
  readonly files: readonly LetterFile[];
}

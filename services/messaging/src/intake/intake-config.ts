import { Type } from 'typebox';

/** What fetching invoices reads from the environment. */
export const IntakeConfig = {
  /** Separated by commas, the newest first: what passwords of mailboxes and folders are sealed under. */
  INTAKE_KEYS: Type.Optional(Type.String({ minLength: 32 })),
  /** Hosts, separated by commas, that may be in a private network; `*.firm.example` is all below. */
  INTAKE_ALLOWED_HOSTS: Type.String({ default: '', pattern: '^[\\w.:*,-]*$' }),
  /** How long after a look at a mailbox or folder the next begins, in milliseconds. */
  INTAKE_INTERVAL_MS: Type.Integer({ default: 120_000, minimum: 100 }),
  /** The largest message that is read, in MB of 1,000,000 bytes. */
  INTAKE_MESSAGE_MB: Type.Integer({ default: 40, minimum: 1, maximum: 200 }),
  /** How much memory the process may hold that takes messages apart, in MB of 1,000,000 bytes. */
  INTAKE_MEMORY_MB: Type.Integer({ default: 500, minimum: 150 }),
};

/** The values of a variable that holds several. */
export const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

import type { ReadingRefusal } from '@comptoir/contracts';

/** Thrown by the readers; every refusal that a document can earn is one of these, anything else is a bug. */
export class ReadRefusal extends Error {
  readonly code: ReadingRefusal;

  constructor(code: ReadingRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadRefusal';
    this.code = code;
  }
}

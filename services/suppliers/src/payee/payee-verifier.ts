import type { PayeeAnswer } from '@comptoir/contracts';

/** An account, and the name it should be in. */
export interface Payee {
  readonly iban: string;
  readonly name: string;
}

/** `name` is that of the account, where it is a close match. */
export interface PayeeVerdict {
  readonly answer: PayeeAnswer;
  readonly name?: string;
}

/** Asks the bank that has an account whose it is (verification of payee). */
export interface PayeeVerifier {
  /** @throws Error where nobody answered: it may be asked again */
  verify(payee: Payee): Promise<PayeeVerdict>;
}

import type { SwitchCode } from '@comptoir/contracts';

/** What the settings ask of an invoice's life, as they are at the time of a command. */
export type Rules = {
  /** In units of the invoice's currency, a decimal string (AMOUNT_TOLERANCE). */
  readonly tolerance: string;
  /** In units, a decimal string; undefined where no threshold is set (APPROVAL_THRESHOLD). */
  readonly approvalThreshold?: string;
  readonly dualControl: boolean;
  readonly duplicateCheck: boolean;
  /** Working days that payments wait after a bank change was accepted (BANK_CHANGE_HOLD_DAYS). */
  readonly bankChangeHoldDays: number;
  readonly switches: Readonly<Partial<Record<SwitchCode, boolean>>>;
};

/** What is on file of a supplier, as far as a decision needs it. */
export type SupplierFacts = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly vatNumber?: string;
  readonly iban?: string;
  readonly bankChange?: BankChange;
};

/** The last bank change of a supplier that was accepted. */
export type BankChange = {
  readonly requestId: string;
  readonly at: Date;
  /** The id of who accepted it. */
  readonly acceptedBy: string;
  /** Whether another person has recorded a payment since. */
  readonly isPaidSince: boolean;
};

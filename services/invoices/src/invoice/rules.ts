import type { SwitchCode } from '@comptoir/contracts';

/** What the settings ask of an invoice's life, as they are at the time of a command. */
export type Rules = {
  /** In units of the invoice's currency, a decimal string (AMOUNT_TOLERANCE). */
  readonly tolerance: string;
  /** In units, a decimal string; undefined where no threshold is set (APPROVAL_THRESHOLD). */
  readonly approvalThreshold?: string;
  readonly dualControl: boolean;
  readonly duplicateCheck: boolean;
  readonly switches: Readonly<Partial<Record<SwitchCode, boolean>>>;
};

/** What is on file of a supplier, as far as a decision needs it. */
export type SupplierFacts = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly vatNumber?: string;
  readonly iban?: string;
};

import { BANK_FIELDS } from './supplier-fields.ts';

/** The three steps of the form and of the wizard (specification 000 §2). */
export const STEPS = ['company', 'contact', 'bank'] as const;
export type Step = (typeof STEPS)[number];

const REACH: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'mobile',
  'landline',
  'fax',
  'linkedIn',
  'language',
  'contacts',
]);
const BANK: ReadonlySet<string> = new Set([
  ...BANK_FIELDS,
  'bank',
  'accountJournalNumber',
  'accountReference',
  'auxiliaryAccount',
  'rib',
]);

/** The step on which a field is filled in: `iban`, `address.city`, `contacts.0.email`. */
export function stepOf(field: string): Step {
  const [name = ''] = field.split('.');
  if (BANK.has(name)) return 'bank';
  return REACH.has(name) ? 'contact' : 'company';
}

/** What is wrong on one step, of all that is wrong. */
export const problemsOn = <T>(step: Step, problems: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** The first step on which something is wrong. */
export const firstWrong = (problems: Readonly<Record<string, unknown>>): Step | undefined =>
  STEPS.find((step) => Object.keys(problemsOn(step, problems)).length > 0);

export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

import { CHANGE_KINDS, type ChangeAction, INTAKE_REFUSALS, type Language, REJECT_REASONS } from '@comptoir/contracts';
import { codeMail } from '../../codes/code-words.ts';
import type { Template } from '../../mails/mail.ts';
import { auditAnchor } from '../audit-anchor.ts';
import { changeNotice } from '../change-notice.ts';
import { contactsNotice, lockNotice } from '../contacts-notice.ts';
import { intakeAnswer } from '../intake-answer.ts';
import { invoicePaid } from '../invoice-paid.ts';
import { invoiceRejected } from '../invoice-rejected.ts';
import { newMessage } from '../new-message.ts';
import { passwordChanged } from '../password-changed.ts';
import { passwordLink } from '../password-link.ts';
import type { MailContent } from '../render-mail.ts';

/** What people typed, wherever a mail repeats it. */
export interface Typed {
  readonly person: string;
  readonly supplier: string;
  readonly invoice: string;
  readonly text: string;
  readonly email: string;
}

export const USUAL: Typed = {
  person: 'Grâce Hopper',
  supplier: 'Atelier Roux & Fils',
  invoice: 'F-2026-7',
  text: 'Bon de commande 4711 absent.\nVoir le contrat.',
  email: 'grace@atelier.example',
};

type Word = (language: Language, typed: Typed) => MailContent;
/** What is mailed is a template of the queue, or the code that goes by no queue. */
type Named = Template | 'one-time-code';

const PORTAL = 'https://portal.example/';
const SUPPLIER = `${PORTAL}supplier/details/0190a000-0000-7000-8000-000000000101`;
const UNTIL = '2026-11-21T21:30:00.000Z';
const TOLD: readonly ChangeAction[] = ['REQUEST', 'TYPE', 'SUBMIT', 'APPLY', 'ACCEPT', 'REFUSE', 'CANCEL', 'LOCK'];

const NOTHING_REFUSED = { refusal: undefined, maximumMb: 2 };

const each = <T extends string>(values: readonly T[], word: (value: T) => Word): Readonly<Record<string, Word>> =>
  Object.fromEntries(values.map((value) => [value, word(value)]));

const changeOf =
  (kind: (typeof CHANGE_KINDS)[number], action: ChangeAction): Word =>
  (language, { supplier, text, email }) => {
    const data = { kind, action, supplierName: supplier, before: email, after: email, reason: text };
    const content = changeNotice(data, language, SUPPLIER);
    if (!content) throw new Error(`${action} is told to nobody`);
    return content;
  };

/** Every mail of the product in each of its forms: a template without a sample does not compile. */
const FORMS: Readonly<Record<Named, Readonly<Record<string, Word>>>> = {
  'invoice-rejected': each(REJECT_REASONS, (reason) => (language, { invoice, text }) => {
    const figures = { grossTotal: '1234.50', currency: 'EUR', fileName: invoice };
    return invoiceRejected({ ...figures, invoiceNumber: invoice, reason, details: text }, language, SUPPLIER);
  }),
  'invoice-paid': {
    paid: (language, { invoice, text }) => {
      const figures = { amount: '1234.50', currency: 'EUR', date: '2026-03-01', fileName: invoice };
      return invoicePaid({ ...figures, invoiceNumber: invoice, reference: text }, language, SUPPLIER);
    },
  },
  'change-notice': Object.fromEntries(
    CHANGE_KINDS.flatMap((kind) => TOLD.map((action) => [`${kind}-${action}`, changeOf(kind, action)])),
  ),
  'contacts-notice': {
    changed: (language, { supplier, email }) =>
      contactsNotice({ supplierName: supplier, before: [email], after: [] }, language, SUPPLIER),
  },
  'lock-notice': each(
    ['locked', 'unlocked'],
    (state) =>
      (language, { supplier }) =>
        lockNotice({ supplierName: supplier, locked: state === 'locked' }, language, SUPPLIER),
  ),
  'account-created': {
    link: (language, { email }) => passwordLink({ purpose: 'creation', email, expiresAt: UNTIL }, language, PORTAL),
  },
  'password-reset': {
    link: (language, { email }) => passwordLink({ purpose: 'reset', email, expiresAt: UNTIL }, language, PORTAL),
  },
  'password-changed': {
    changed: (language, { email }) => passwordChanged({ email, changedAt: UNTIL }, language, PORTAL),
  },
  'audit-anchor': {
    signed: (language) =>
      auditAnchor({ sequence: 4711, hash: '0'.repeat(64), at: UNTIL, signature: 'c2lnbmF0dXJl' }, language, PORTAL),
  },
  'new-message': each(['supplier', 'staff'], (reader) => (language, { supplier, person, invoice }) => {
    const told = { reader, supplierName: supplier, writers: [person], count: 3, invoices: [invoice] };
    return newMessage(told, language, `${SUPPLIER}?contact=1`);
  }),
  'intake-answer': {
    taken: (language, { invoice }) =>
      intakeAnswer({ ...NOTHING_REFUSED, files: [{ name: `${invoice}.pdf`, documentId: 'd' }] }, language, PORTAL),
    partly: (language, { invoice, text }) => {
      const files = [
        { name: `${invoice}.pdf`, documentId: 'd' },
        { name: text, refusal: 'FILE_TYPE' as const },
      ];
      return intakeAnswer({ ...NOTHING_REFUSED, files }, language, PORTAL);
    },
    ...each(
      INTAKE_REFUSALS,
      (refusal) => (language) => intakeAnswer({ files: [], refusal, maximumMb: 2 }, language, PORTAL),
    ),
  },
  'one-time-code': each(
    CHANGE_KINDS,
    (kind) =>
      (language, { supplier, email }) =>
        codeMail({ kind, code: '042137', supplierName: supplier, after: email, language }, PORTAL),
  ),
};

export interface Sample {
  /** `template/form`. */
  readonly name: string;
  readonly word: Word;
}

export const SAMPLES: readonly Sample[] = Object.entries(FORMS).flatMap(([template, forms]) =>
  Object.entries(forms).map(([form, word]) => ({ name: `${template}/${form}`, word })),
);

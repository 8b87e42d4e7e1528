import { type Static, type TSchema, Type } from 'typebox';
import { Language } from '../languages.ts';
import { literals } from './common.ts';

/** What a supplier may ask to change (specification 001 §3, OTP operation). */
export const CHANGE_KINDS = ['EMAIL', 'PHONE_NUMBER', 'IBAN'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * REQUESTED: a code was sent. VALIDATED: its code came back, for a moment only; then APPLIED (email, phone) or
 * PENDING_APPROVAL (IBAN), which a second person ends with ACCEPTED or REFUSED.
 */
export const CHANGE_STATES = [
  'REQUESTED',
  'VALIDATED',
  'PENDING_APPROVAL',
  'APPLIED',
  'ACCEPTED',
  'REFUSED',
  'CANCELED',
  'EXPIRED',
  'LOCKED',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/**
 * What was done to a request, for its history. TYPE: staff typed it on a form; NOT_SENT: no code could be sent; PAYEE: the
 * bank said whose account it is.
 */
export const CHANGE_ACTIONS = [
  'REQUEST',
  'TYPE',
  'RESEND',
  'NOT_SENT',
  'WRONG_CODE',
  'VALIDATE',
  'APPLY',
  'SUBMIT',
  'PAYEE',
  'CALL_BACK',
  'ACCEPT',
  'REFUSE',
  'CANCEL',
  'SUPERSEDE',
  'EXPIRE',
  'LOCK',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Whose account it is, by the bank that has it (verification of payee, EPC scheme); NOT_POSSIBLE: nobody could tell. */
export const PAYEE_ANSWERS = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_POSSIBLE'] as const;
export type PayeeAnswer = (typeof PAYEE_ANSWERS)[number];

/** What who accepts is warned of. */
export const BANK_SIGNS = [
  /** The bank says that the account is not in this name; values: asked. */
  'PAYEE_NO_MATCH',
  /** It is in a name like it; values: asked, name. */
  'PAYEE_CLOSE_MATCH',
  /** The bank was asked, and could not tell; values: asked. */
  'PAYEE_NOT_POSSIBLE',
  /** No bank account was on file. */
  'FIRST_IBAN',
  /** The account moves to another country; values: from, to. */
  'COUNTRY_CHANGED',
  /** The account is not in the supplier's own country; values: iban, supplier. */
  'COUNTRY_FOREIGN',
  /** The bank's country is not the account's; values: bic, iban. */
  'BIC_COUNTRY',
  /** Other suppliers have, or ask for, the same account; values: names. */
  'IBAN_ELSEWHERE',
  /** Contact data is younger than 30 days; values: contacts. */
  'CONTACT_RECENT',
  /** The account changed within 90 days already; values: date. */
  'CHANGED_LATELY',
  /** No code of the supplier's confirmed it. */
  'NOT_CONFIRMED',
  /** A person of the staff typed it; values: name. */
  'TYPED_BY_STAFF',
  /** Wrong codes were tried before the right one; values: count. */
  'WRONG_CODES',
  /** There is no bank statement (RIB) to compare. */
  'NO_RIB',
] as const;
export type BankSignCode = (typeof BANK_SIGNS)[number];

/** Where a number that was called back comes from. */
export const CALL_BACK_SOURCES = ['ON_FILE', 'CONTRACT', 'REGISTER', 'EARLIER_INVOICE'] as const;

/** Minutes a one-time code, and so a request without one, lives. */
export const CODE_MINUTES = 10;
/** Guesses that are looked at, for a request, and in 24 hours for all requests of a supplier. */
export const GUESSES_A_REQUEST = 5;
export const GUESSES_A_DAY = 10;
/** Codes that are sent to a supplier's people within SEND_MINUTES. */
export const SENDS = 3;
export const SEND_MINUTES = 15;
/** For how long an address or number must have been on file before a bank change is confirmed by it. */
export const CONTACT_DAYS = 30;

const SupplierId = Type.String({ minLength: 1, maxLength: 60 });
const RequestId = Type.String({ minLength: 1, maxLength: 60 });

/** `POST /api/invoice/supplier/changeEmail` */
export const ChangeEmail = Type.Object({ email: Type.String({ maxLength: 320 }), supplierId: SupplierId });
/** `POST /api/invoice/supplier/changePhone` */
export const ChangePhone = Type.Object({ phoneNumber: Type.String({ maxLength: 60 }), supplierId: SupplierId });

const CHANNELS = ['email', 'sms'] as const;
export type CodeChannel = (typeof CHANNELS)[number];

/** Where a code went: enough to know one's own address by. */
const SentCode = {
  channel: literals(CHANNELS),
  destination: Type.String(),
  expiresAt: Type.String(),
  attemptsLeft: Type.Integer(),
};
/** What the three change calls answer: `data` is the request's id; no code where the state is PENDING_APPROVAL. */
export const ChangeAsked = Type.Object({
  data: Type.String(),
  state: literals(CHANGE_STATES),
  code: Type.Optional(Type.Object(SentCode)),
});
export type ChangeAsked = Static<typeof ChangeAsked>;

/** `POST /api/invoice/supplier/validateOtp`. A code typed as a number counts with its leading zeros. */
export const ValidateOtp = Type.Object({
  id: RequestId,
  otp: Type.Union([Type.String({ maxLength: 20 }), Type.Integer({ minimum: 0, maximum: 999_999 })]),
  operationType: literals(CHANGE_KINDS),
});
export const ValidateOtpAnswer = Type.Object({ data: Type.Boolean(), attemptsLeft: Type.Integer() });

/** `POST /api/invoice/supplier/cancelOtpValidation` */
export const CancelOtp = Type.Object({ id: RequestId });

const Bank = Type.Object({ iban: Type.Optional(Type.String()), bic: Type.Optional(Type.String()) });
export const CallBack = Type.Object({
  number: Type.String(),
  spokenTo: Type.String(),
  source: literals(CALL_BACK_SOURCES),
  note: Type.Optional(Type.String()),
  at: Type.String(),
  by: Type.String(),
});
export const BankSign = Type.Object({
  code: literals(BANK_SIGNS),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type BankSign = Static<typeof BankSign>;

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What the bank said of whose account it is, and of which name it was asked; AWAITED: it is being asked. */
const Payee = Type.Object({
  answer: literals([...PAYEE_ANSWERS, 'AWAITED']),
  asked: Type.Optional(Type.String()),
  /** Of a close match: the name that the account is in. */
  name: Type.Optional(Type.String()),
  at: Type.Optional(Type.String()),
});

/** `GET /api/invoice/supplier/ibanRequest?supplierId=`: id is null where none is pending. The rest of it is staff's. */
export const IbanRequest = Type.Object({
  id: orNull(Type.String()),
  iban: Type.Optional(Type.String()),
  bic: Type.Optional(Type.String()),
  /** Whether `downloadRequestRib` has a file. */
  rib: Type.Optional(Type.Boolean()),
  requestedAt: Type.Optional(Type.String()),
  requestedBy: Type.Optional(Type.String()),
  old: Type.Optional(Bank),
  signs: Type.Optional(Type.Array(BankSign)),
  /** Absent where no verification of payee is set up. */
  payee: Type.Optional(Payee),
  needsCallBack: Type.Optional(Type.Boolean()),
  callBack: Type.Optional(CallBack),
  /** Numbers that were on file long enough to be called. */
  callable: Type.Optional(Type.Array(Type.String())),
  /** Whether the caller asked for it or typed it, and so may not accept it. */
  own: Type.Optional(Type.Boolean()),
  /** Whether no change can be asked for until an administrator unlocks them. */
  locked: Type.Boolean(),
});
export type IbanRequest = Static<typeof IbanRequest>;

/** A bank change of any supplier that waits for its decision: `GET /api/v1/bank-changes`, `…/supplier/ibanRequests`. */
export const PendingBankChange = Type.Object({
  /** The request's. */
  id: Type.String(),
  supplierId: Type.String(),
  supplierName: Type.String(),
  supplierCode: Type.String(),
  /** Its country and last four signs. */
  iban: Type.Optional(Type.String()),
  requestedAt: Type.String(),
  requestedBy: Type.String(),
  /** Staff typed it on a form or in a sheet. */
  typed: Type.Boolean(),
  /** Nobody has called the supplier back, and somebody has to. */
  awaitsCallBack: Type.Boolean(),
  /** Whether the caller asked for it or typed it, and so may not accept it. */
  own: Type.Boolean(),
});
export type PendingBankChange = Static<typeof PendingBankChange>;
export const BANK_CHANGE_SORTS = ['requestedAt'] as const;

/** `POST /api/v1/change-requests/{id}/call-back` */
export const RecordCallBack = Type.Object({
  number: Type.String({ maxLength: 60 }),
  spokenTo: Type.String({ maxLength: 120 }),
  source: literals(CALL_BACK_SOURCES),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
});

/** A line of a supplier's change history (`GET /api/v1/change-requests?supplierId=`), newest first. */
export const ChangeLine = Type.Object({
  id: Type.String(),
  at: Type.String(),
  requestId: orNull(Type.String()),
  kind: orNull(literals(CHANGE_KINDS)),
  /** One of CHANGE_ACTIONS, CONTACTS, LOCK_SUPPLIER, UNLOCK_SUPPLIER, or REFUSED for what was not let through. */
  action: Type.String(),
  by: Type.String(),
  state: orNull(literals(CHANGE_STATES)),
  before: orNull(Type.String()),
  after: orNull(Type.String()),
  reason: orNull(Type.String()),
});
export type ChangeLine = Static<typeof ChangeLine>;
export const ChangeHistoryQuery = Type.Object({ supplierId: SupplierId });

/** Whom a notice goes to: who was on file before the change. */
export const Notified = Type.Object({ name: Type.String(), email: Type.String(), language: Language });

/** suppliers → messaging, as itself: a one-time code to send by the first of the ways that works. Kept nowhere. */
export const SendCode = Type.Object({
  kind: literals(CHANGE_KINDS),
  code: Type.String({ pattern: '^[0-9]{6}$' }),
  supplierName: Type.String({ maxLength: 200 }),
  /** The new value as it may be shown: what the code confirms. */
  after: Type.String({ maxLength: 320 }),
  language: Language,
  ways: Type.Array(Type.Object({ channel: literals(CHANNELS), to: Type.String({ maxLength: 320 }) }), {
    minItems: 1,
    maxItems: 10,
  }),
});
export type SendCode = Static<typeof SendCode>;
export const CodeSent = Type.Object({ channel: literals(CHANNELS), to: Type.String() });
export const SEND_CODE_PATH = '/internal/one-time-codes';

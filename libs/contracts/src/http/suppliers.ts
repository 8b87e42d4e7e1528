import { type Static, Type } from 'typebox';
import { Language } from '../languages.ts';
import { literals } from './common.ts';

export const SUPPLIER_KINDS = ['supplier', 'client'] as const;
export const CIVILITIES = ['Mr', 'Ms', 'Mrs'] as const;
export const LEGAL_FORMS = ['SARL', 'EURL', 'SA', 'SNC', 'SAS', 'SASU', 'other'] as const;

const text = (maxLength: number) => Type.String({ maxLength });

export const Contact = Type.Object({
  civility: Type.Optional(literals(CIVILITIES)),
  firstName: text(25),
  lastName: text(25),
  email: Type.Optional(text(254)),
  phone: Type.Optional(text(24)),
  function: Type.Optional(text(150)),
  principal: Type.Boolean(),
  language: Type.Optional(Language),
});
export type Contact = Static<typeof Contact>;

export const Address = Type.Object({
  street: Type.Optional(text(200)),
  city: Type.Optional(text(100)),
  zipCode: Type.Optional(text(20)),
});

/** What a person enters of a supplier (specification 000 §3); unknown fields are refused, not dropped in silence. */
export const SupplierInput = Type.Object({
  kind: Type.Optional(literals(SUPPLIER_KINDS)),
  code: Type.Optional(text(40)),
  /** Third-party account / username. */
  locpt: text(60),
  raisonSociale: text(150),
  codeSocietee: Type.Union([text(12), Type.Integer({ minimum: 0 })]),
  countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  vatNumber: Type.Optional(text(30)),
  companySiret: Type.Optional(text(20)),
  codeNaf: Type.Optional(text(10)),
  legalForm: Type.Optional(literals(LEGAL_FORMS)),
  capital: Type.Optional(text(20)),
  linkedIn: Type.Optional(text(300)),
  email: text(254),
  phone: Type.Optional(text(24)),
  mobile: Type.Optional(text(24)),
  landline: Type.Optional(text(24)),
  fax: Type.Optional(text(24)),
  address: Type.Optional(Address),
  bank: Type.Optional(text(100)),
  bic: Type.Optional(text(20)),
  iban: Type.Optional(text(50)),
  accountJournalNumber: Type.Optional(text(40)),
  accountReference: Type.Optional(text(40)),
  auxiliaryAccount: Type.Optional(text(40)),
  accountManagerId: Type.Optional(text(60)),
  language: Type.Optional(Language),
  contacts: Type.Optional(Type.Array(Contact, { maxItems: 50 })),
});
export type SupplierInput = Static<typeof SupplierInput>;

/** A supplier as it is answered: list rows carry the same shape, without contacts. */
export const Supplier = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  kind: literals(SUPPLIER_KINDS),
  label: Type.String(),
  code: Type.String(),
  locpt: Type.String(),
  raisonSociale: Type.String(),
  codeSocietee: Type.Integer(),
  countryCode: Type.String(),
  currency: Type.String(),
  vatNumber: Type.Optional(Type.String()),
  companySiret: Type.Optional(Type.String()),
  codeNaf: Type.Optional(Type.String()),
  legalForm: Type.Optional(Type.String()),
  capital: Type.Optional(Type.String()),
  linkedIn: Type.Optional(Type.String()),
  email: Type.String(),
  phone: Type.Optional(Type.String()),
  mobile: Type.Optional(Type.String()),
  landline: Type.Optional(Type.String()),
  fax: Type.Optional(Type.String()),
  address: Type.Optional(Address),
  bank: Type.Optional(Type.String()),
  bic: Type.Optional(Type.String()),
  iban: Type.Optional(Type.String()),
  accountJournalNumber: Type.Optional(Type.String()),
  accountReference: Type.Optional(Type.String()),
  auxiliaryAccount: Type.Optional(Type.String()),
  accountManagerId: Type.Optional(Type.String()),
  accountManager: Type.Optional(Type.Object({ id: Type.String(), firstName: Type.String(), lastName: Type.String() })),
  language: Language,
  contacts: Type.Array(Contact),
  invoiceCount: Type.Integer(),
  createdAt: Type.Optional(Type.String()),
  /** Where its image is; another address for another image. */
  logo: Type.Optional(Type.String()),
});
export type Supplier = Static<typeof Supplier>;

/** `PUT /api/v1/suppliers/{id}`: the version the form was filled from comes along; what is only answered is passed over. */
export const SupplierUpdate = Type.Intersect([SupplierInput, Type.Object({ version: Type.Integer({ minimum: 1 }) })]);

/** The filter of the list, as JSON in `filter`; `q` finds words by their beginning. */
export const SupplierFilter = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(literals(SUPPLIER_KINDS)),
  id: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 })),
});

/** What the list can be sorted by, each way; `id` breaks ties. */
export const SUPPLIER_SORTS = ['raisonSociale', 'code', 'locpt', 'email', 'invoiceCount', 'createdAt'] as const;

/** Reference lists of the supplier forms (specification 000 §3). */
export const Country = Type.Object({ countryCode: Type.String(), countryName: Type.String() });
export const LegalForm = Type.Object({ code: literals(LEGAL_FORMS), label: Type.String() });
export const AccountManager = Type.Object({ id: Type.String(), firstName: Type.String(), lastName: Type.String() });

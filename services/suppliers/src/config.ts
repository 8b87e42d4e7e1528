import { Type } from 'typebox';

/** An address that others answer at: https, or plain http on this machine. */
const Outside = { pattern: '^(https://[^/\\s@]+|http://(127\\.0\\.0\\.1|localhost)(:\\d+)?)(/\\S*)?$', maxLength: 500 };

/** What suppliers reads from the environment. */
export const Config = Type.Object({
  /** The French State's search of firms, or whoever speaks its API; asked while SUPPLIER_LOOK_UPS is on. */
  COMPANY_REGISTER_URL: Type.String({ ...Outside, default: 'https://recherche-entreprises.api.gouv.fr' }),
  /** A key for INSEE's Sirene: then SIRENE_URL is asked in the place of COMPANY_REGISTER_URL. */
  SIRENE_API_KEY: Type.Optional(Type.String({ pattern: '^[\\w-]{1,200}$' })),
  SIRENE_URL: Type.String({ ...Outside, default: 'https://api.insee.fr/api-sirene/3.11' }),
  /** VIES, or whoever speaks its API; asked while SUPPLIER_LOOK_UPS is on. */
  VAT_REGISTER_URL: Type.String({ ...Outside, default: 'https://ec.europa.eu/taxation_customs/vies/rest-api' }),
  /** Who is asked whose account a bank change names; without it nobody is. The contract is in docs/operating.md. */
  PAYEE_VERIFICATION_URL: Type.Optional(Type.String(Outside)),
  PAYEE_VERIFICATION_TOKEN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,4000}$' })),
});

import { Type } from 'typebox';

/** What this service reads from the environment. */
export const InvoicesConfig = Type.Object({
  INVOICES_HOST: Type.String({ default: '127.0.0.1' }),
  INVOICES_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
});

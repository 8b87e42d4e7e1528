import { type Static, Type } from 'typebox';
import { literals } from './common.ts';

/**
 * `GET /api/v1/look-ups/company?siret=`: what the register of French firms has; NO_ANSWER where it could not be asked.
 * Nothing of it is checked: a form shows it, and a person takes it over.
 */
export const CompanyLookUp = Type.Object({
  outcome: literals(['FOUND', 'NOT_FOUND', 'NO_ANSWER']),
  company: Type.Optional(
    Type.Object({
      name: Type.String(),
      street: Type.Optional(Type.String()),
      zipCode: Type.Optional(Type.String()),
      city: Type.Optional(Type.String()),
      codeNaf: Type.Optional(Type.String()),
      isClosed: Type.Boolean(),
    }),
  ),
});
export type CompanyLookUp = Static<typeof CompanyLookUp>;

/** `GET /api/v1/look-ups/vat-number?vatNumber=`; NOT_COVERED outside the European Union. Name and address as in its country. */
export const VatLookUp = Type.Object({
  outcome: literals(['VALID', 'NOT_VALID', 'NOT_COVERED', 'NO_ANSWER']),
  name: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
});
export type VatLookUp = Static<typeof VatLookUp>;

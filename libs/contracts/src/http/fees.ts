import { type Static, Type } from 'typebox';
import { SpecificationListQuery } from './common.ts';

/** The query of a supplier's document tabs (specification 001 §7): `search` finds words by their beginning. */
export const DocumentTabQuery = Type.Object({
  ...SpecificationListQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
});

/** A row of the licence fees' tab, Redevances (specification 001 §3). */
export const LicenceFeeRow = Type.Object({
  id: Type.String(),
  mois: Type.Integer(),
  annee: Type.Integer(),
  numFacture: Type.Optional(Type.String()),
  numFactRfa: Type.Optional(Type.String()),
  codeLieu: Type.String(),
  nomLieu: Type.String(),
  ca: Type.Number(),
  totalRed: Type.Number(),
  /** ISO 4217, of both amounts: ours, as a payment's row has it. */
  devise: Type.String(),
  codeSociete: Type.String(),
  hasDocument: Type.Boolean(),
});
export type LicenceFeeRow = Static<typeof LicenceFeeRow>;

/** A row of the turnover declarations' tab, DeclarationCA (specification 001 §3). */
export const DeclarationRow = Type.Object({
  id: Type.String(),
  mois: Type.Integer(),
  annee: Type.Integer(),
  codeLieu: Type.String(),
  nomLieu: Type.String(),
  ca: Type.Number(),
  /** ISO 4217: ours, as a payment's row has it. */
  devise: Type.String(),
});
export type DeclarationRow = Static<typeof DeclarationRow>;

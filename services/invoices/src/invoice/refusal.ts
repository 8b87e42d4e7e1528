import type { FieldProblemCode, ProblemCode, ProblemParams } from '@comptoir/contracts';

/** Why a command cannot be: a code of the problem catalogue, what its sentence speaks of, and the fields it is about. */
export type Refusal = {
  readonly refused: ProblemCode;
  readonly params?: ProblemParams;
  readonly fields?: ReadonlyArray<{ readonly field: string; readonly code: FieldProblemCode }>;
};

export const refuse = (refused: ProblemCode, params?: ProblemParams): Refusal => ({
  refused,
  ...(params && { params }),
});

export const isRefusal = (outcome: object): outcome is Refusal => 'refused' in outcome;

/** A refusal of a form, by the fields that cannot be taken. */
export const refuseFields = (fields: readonly string[]): Refusal => ({
  refused: 'request.invalid',
  fields: fields.map((field) => ({ field, code: 'not_valid' })),
});

import { STATUS_CODES } from 'node:http';
import {
  type FieldProblemCode,
  fieldProblemMessage,
  type Language,
  PROBLEMS,
  type ProblemCode,
  type ProblemDetails,
  type ProblemParams,
  problemDetail,
} from '@comptoir/contracts';

export interface FieldProblem {
  readonly field: string;
  readonly code: FieldProblemCode;
}

/** A refusal with a code of the catalogue; the error handler words it in the caller's language. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: ProblemParams;
  readonly fields: readonly FieldProblem[];

  constructor(code: ProblemCode, params: ProblemParams = {}, fields: readonly FieldProblem[] = []) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** The problem as RFC 9457 has it, in a language. */
export function toProblemDetails(problem: Problem, language: Language): ProblemDetails {
  const { status } = PROBLEMS[problem.code];
  const detail = problemDetail(problem.code, language, problem.params);
  return {
    type: `urn:comptoir:problem:${problem.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    message: detail,
    code: problem.code,
    ...(problem.fields.length > 0 && {
      errors: problem.fields.map(({ field, code }) => ({ field, code, message: fieldProblemMessage(code, language) })),
    }),
    ...(Object.keys(problem.params).length > 0 && { params: { ...problem.params } }),
  };
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

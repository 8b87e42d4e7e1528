import { type IntakeArrival, type Language, problemDetail, type IntakeSource as View } from '@comptoir/contracts';
import type { Arrival } from '../arrival/arrival.ts';
import type { Trouble } from './intake-source.ts';
import type { KnownSource } from './source.store.ts';

/** A source as administrators see it. */
export function sourceView({ source, standing }: KnownSource, language: Language): View {
  const { createdAt, ...rest } = source;
  const { lastRunAt, lastSuccessAt, trouble, counts } = standing;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    counts,
    ...(lastRunAt && { lastRunAt: lastRunAt.toISOString() }),
    ...(lastSuccessAt && { lastSuccessAt: lastSuccessAt.toISOString() }),
    ...(trouble && { trouble: troubleView(trouble, language) }),
  };
}

export const troubleView = ({ code, params }: Trouble, language: Language) => ({
  code,
  message: problemDetail(code, language, params),
});

/** What came in, as administrators see it. */
export function arrivalView(arrival: Arrival, names: ReadonlyMap<string, string>): IntakeArrival {
  const { id, at, from = '', subject, supplierId, refusal, repeated = false, answeredTo, files = [] } = arrival;
  const supplierName = supplierId === undefined ? undefined : names.get(supplierId);
  return {
    id,
    at: at.toISOString(),
    from,
    ...(subject !== undefined && { subject }),
    ...(supplierId !== undefined && { supplierId }),
    ...(supplierName !== undefined && { supplierName }),
    ...(refusal !== undefined && { refusal }),
    repeated,
    answered: answeredTo !== undefined,
    files: files.map((file) => ({ ...file })),
  };
}

import { useQuery } from '@tanstack/react-query';
import { callJson, problemIn } from '../../providers/http.ts';
import { useSession } from '../../session.ts';
import { useSettled } from '../../shared/use-settled.ts';

const SOME_MINUTES = 600_000;

/**
 * What a register outside has of a number that was typed, once it has the form of one; undefined while nothing is known, or
 * where the settings ask nobody. Whatever goes wrong on the way is a register that does not answer.
 */
export function useLookUp<Answer extends { readonly outcome: string }>(
  path: string,
  { typed, form }: { readonly typed: string; readonly form: RegExp },
): Answer | { readonly outcome: 'NO_ANSWER' } | undefined {
  const { features } = useSession();
  const number = useSettled(typed.replace(/[\s.-]/g, '').toUpperCase());
  const { data, error } = useQuery({
    queryKey: ['look-ups', path, number],
    queryFn: async ({ signal }) =>
      (await callJson<Answer>(`/api/v1/look-ups/${path}${encodeURIComponent(number)}`, { signal })).json,
    enabled: features.SUPPLIER_LOOK_UPS === true && form.test(number),
    retry: false,
    staleTime: SOME_MINUTES,
  });
  if (error) return isNoNumber(error) ? undefined : { outcome: 'NO_ANSWER' };
  return data;
}

/** Its check digits are wrong: the form says so itself when it is saved. */
const isNoNumber = (error: unknown): boolean => problemIn(error)?.code === 'request.invalid';

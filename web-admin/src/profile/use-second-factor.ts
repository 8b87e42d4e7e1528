import type { SecondFactorState } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../providers/http.ts';

/** Under which the state is kept: what changes app or passkeys has it asked again. */
export const SECOND_FACTOR_KEY = ['second-factor'];

/** How one signs in beside the password, once it is known. */
export function useSecondFactor(): SecondFactorState | undefined {
  const { data } = useQuery({
    queryKey: SECOND_FACTOR_KEY,
    queryFn: async ({ signal }) =>
      (await callJson<SecondFactorState>('/api/current-user/second-factor', { signal })).json,
  });
  return data;
}

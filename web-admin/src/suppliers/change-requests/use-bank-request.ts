import type { IbanRequest } from '@comptoir/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../session.ts';
import { readBankRequest } from './calls.ts';

/** The bank change of a supplier that waits, for who may know of it; events of the supplier ask again. */
export function useBankRequest(supplierId: string): IbanRequest | undefined {
  const { can } = useSession();
  const { data } = useQuery({
    queryKey: ['suppliers', 'bankRequest', supplierId],
    queryFn: ({ signal }) => readBankRequest(supplierId, signal),
    enabled: can('change.read'),
  });
  return data;
}

/** Asks again for the supplier and its bank request, after something was done about them. */
export function useReloadSupplier(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['suppliers'] }), [client]);
}

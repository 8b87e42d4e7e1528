import type { QueryClient } from '@tanstack/react-query';

interface Listed {
  readonly data: readonly { readonly id: string }[];
}

/**
 * Takes an invoice that was given on out of the lists that are known, so that none leads back to it. They are asked for
 * again once it was answered.
 */
export function forgetRow(client: QueryClient, id: string): void {
  client.setQueriesData<Listed>({ queryKey: ['invoices', 'getList'] }, (list) =>
    list?.data.some((row) => row.id === id) ? { ...list, data: list.data.filter((row) => row.id !== id) } : list,
  );
}

import type { Supplier } from '@comptoir/contracts';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { SupplierSteps } from './supplier-steps.tsx';

/** /supplier/add, /supplier/:id, /client, /client/:id: company, contacts and bank of a supplier, in three steps. */
export default function SupplierForm() {
  const { idSupplier } = useParams();
  if (idSupplier === undefined) return <SupplierSteps key="new" supplier={undefined} />;
  return <Existing key={idSupplier} id={idSupplier} />;
}

function Existing({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useGetOne<Supplier>('suppliers', { id }, { staleTime: 0 });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  // A row of a list may stand in for the record at first, and it has no contacts.
  if (isPending || (isFetching && data.contacts === undefined)) return <Loading />;
  return <SupplierSteps supplier={data} />;
}

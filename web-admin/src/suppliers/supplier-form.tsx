import type { Supplier } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { callJson, problemIn, sentenceOf } from '../providers/http.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { SupplierSections } from './sections/supplier-sections.tsx';
import { draftOf, inputOf, problemsOf, type SupplierDraft } from './supplier-draft.ts';

/** /supplier/add, /supplier/:id, /client, /client/:id: company, contacts and bank of a supplier. */
export default function SupplierForm() {
  const { idSupplier } = useParams();
  if (idSupplier === undefined) return <Form key="new" supplier={undefined} />;
  return <Existing key={idSupplier} id={idSupplier} />;
}

function Existing({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useGetOne<Supplier>('suppliers', { id }, { staleTime: 0 });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  // A row of a list may stand in for the record at first, and it has no contacts.
  if (isPending || (isFetching && data.contacts === undefined)) return <Loading />;
  return <Form supplier={data} />;
}

function Form({ supplier }: { supplier: Supplier | undefined }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState<SupplierDraft>(() => draftOf(supplier));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const back = supplier ? `/supplier/details/${supplier.id}` : '/suppliers';

  const form = useRef<HTMLFormElement>(null);
  // The first field that is wrong is where the person goes on.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const check = () => {
    const found = problemsOf(draft);
    setProblems(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)])));
    const isFine = Object.keys(found).length === 0;
    setRefusal(isFine ? undefined : t('supplier.fixErrors'));
    if (isFine) setAsking(true);
  };
  const save = async () => {
    setBusy(true);
    try {
      const url = supplier ? `/api/v1/suppliers/${supplier.id}` : '/api/v1/suppliers';
      await callJson(url, { method: supplier ? 'PUT' : 'POST', body: JSON.stringify(inputOf(draft, supplier)) });
      await client.invalidateQueries({ queryKey: ['suppliers'] });
      notify(t(supplier ? 'supplier.updated' : 'supplier.created'), { type: 'success' });
      // After a supplier was created or changed, the way leads to / (specification 001 §8).
      void navigate('/');
    } catch (error) {
      const fields = problemIn(error)?.errors ?? [];
      setProblems(
        Object.fromEntries(
          fields.map(({ field, message }) => [field.replace(/^\//, '').replaceAll('/', '.'), message]),
        ),
      );
      setRefusal(translate(sentenceOf(error)));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      sx={{ maxWidth: 920 }}
    >
      <PageTitle>{supplier ? supplier.label : t('supplier.new')}</PageTitle>
      <SupplierSections draft={draft} problems={problems} onChange={setDraft} />
      {refusal && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={() => void navigate(back)}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('action.save')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('supplier.confirm.title')}
        text={t('supplier.confirm.text')}
        confirm={t('action.save')}
        busy={busy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

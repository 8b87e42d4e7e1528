import { type SpecificationUser, USER_TYPES, type UserType } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { Loading } from '../../layout/loading.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { TabPanel } from '../../portal/tab-panel.tsx';
import { nameOf } from '../../providers/auth.ts';
import { callJson, problemIn, sentenceOf } from '../../providers/http.ts';
import { useSession } from '../../session.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { GRID } from '../../suppliers/sections/section.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { draftOf, inputOf, isTouched, problemsOf, typeOf, type UserDraft } from './user-draft.ts';
import { UserFields } from './user-fields.tsx';

const PATH = '/api/admin/user';
/** After a save the way leads back by itself (specification 001 §9). */
const BACK_AFTER_MS = 1_000;
const backTo = (type: UserType): string => `/administration?tab=users&type=${type}`;

/** /administration/addUser and /administration/editUser/:idUser; the tabs of the two forms are hidden while editing. */
export default function UserForm() {
  const { idUser } = useParams();
  return idUser === undefined ? <NewUser /> : <KnownUser key={idUser} id={idUser} />;
}

function NewUser() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const type = USER_TYPES.find((each) => each === query.get('type')) ?? 'USER';
  return (
    <>
      <PageTitle>{t(`user.add.${type}`)}</PageTitle>
      <Paper variant="outlined" sx={{ maxWidth: 920 }}>
        <TabPanel
          label={t('user.lists')}
          tabs={USER_TYPES.map((name) => ({ name, label: t(`user.list.${name}`) }))}
          value={type}
          onChange={(name) => setQuery({ type: name }, { replace: true })}
        >
          <Form key={type} type={type} user={undefined} />
        </TabPanel>
      </Paper>
    </>
  );
}

function KnownUser({ id }: { id: string }) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: async ({ signal }) => (await callJson<SpecificationUser>(`${PATH}/${id}`, { signal })).json,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <Failure heading error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  return (
    <>
      <PageTitle>{t('user.editNamed', { name: nameOf(data) })}</PageTitle>
      <Paper variant="outlined" sx={{ p: 2.5, maxWidth: 920 }}>
        <Form key={data.version} type={typeOf(data)} user={data} />
        <ResetSecondFactor user={data} onReset={() => void refetch()} />
      </Paper>
    </>
  );
}

function Form({ type, user }: { type: UserType; user: SpecificationUser | undefined }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  const { language } = useLanguage();
  const [before] = useState(() => draftOf(user, language));
  const [draft, setDraft] = useState<UserDraft>(before);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState<'save' | 'leave'>();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');

  const form = useRef<HTMLFormElement>(null);
  // The first field that is wrong is where the person goes on.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => void navigate(backTo(type)), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, type]);

  const check = () => {
    const found = problemsOf(draft, type);
    setProblems(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)])));
    if (Object.keys(found).length === 0) setAsking('save');
  };
  const save = async () => {
    setState('busy');
    try {
      const body = JSON.stringify(inputOf(draft, type, user?.version));
      await callJson(user ? `${PATH}/${user.id}` : `${PATH}/`, { method: user ? 'PUT' : 'POST', body });
      // The lists alone: this form, read anew, would begin again and forget that it is about to lead back.
      await client.invalidateQueries({ queryKey: ['users', 'getList'] });
      notify(t(user ? 'user.updated' : 'user.created'), { type: 'success' });
      setState('done');
    } catch (error) {
      const fields = problemIn(error)?.errors ?? [];
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      notify(translate(sentenceOf(error)), { type: 'error' });
      setState('open');
    } finally {
      setAsking(undefined);
    }
  };
  const leave = () => (isTouched(draft, before) ? setAsking('leave') : void navigate(backTo(type)));
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open') check();
      }}
    >
      {session.user.passwordHere === false && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {t('user.outside')}
        </Alert>
      )}
      <Box sx={GRID}>
        <UserFields type={type} user={user} draft={draft} problems={problems} onChange={setDraft} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2.5 }}>
        <Button color="inherit" onClick={leave}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={state !== 'open'}>
          {t('action.save')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking === 'save'}
        title={t('user.confirm.save')}
        text={t(user ? 'user.confirm.update.text' : 'user.confirm.create.text')}
        confirm={t('action.save')}
        busy={state === 'busy'}
        onConfirm={() => void save()}
        onCancel={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        title={t('form.leave.title')}
        text={t('form.leave.text')}
        confirm={t('form.leave')}
        onConfirm={() => void navigate(backTo(type))}
        onCancel={() => setAsking(undefined)}
      />
    </Box>
  );
}

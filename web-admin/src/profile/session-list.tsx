import type { SessionRow } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useFormats, useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { callJson, sentenceOf } from '../providers/http.ts';
import { ToneChip } from '../shared/tone-chip.tsx';
import { Part } from './part.tsx';

const PATH = '/api/v1/sessions';

/** Where one is signed in; each session but this one can be ended, or all of them at once. */
export function SessionList() {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await callJson<SessionRow[]>(PATH, { signal })).json,
  });
  const end = async (path: string, done: string) => {
    try {
      await callJson(path, { method: 'DELETE' });
      notify(done, { type: 'success' });
    } catch (failure) {
      notify(translate(sentenceOf(failure)), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['sessions'] });
  };
  const others = (data ?? []).filter(({ current }) => !current);
  return (
    <Part title={t('profile.sessions')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('profile.sessions.hint')}
      </Typography>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      <List aria-label={t('profile.sessions')} sx={{ mt: 1 }}>
        {data?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => void end(`${PATH}/${session.id}`, t('profile.sessions.ended'))}
          />
        ))}
      </List>
      {others.length > 1 && (
        <Button variant="outlined" onClick={() => void end(PATH, t('profile.sessions.othersEnded'))}>
          {t('profile.sessions.endOthers')}
        </Button>
      )}
    </Part>
  );
}

function SessionItem({ session, onEnd }: { session: SessionRow; onEnd: () => void }) {
  const t = useText();
  const { instant } = useFormats();
  const { browser, system, current, startedAt, lastSeenAt } = session;
  const name =
    browser && system
      ? t('profile.sessions.browser', { browser, system })
      : browser || system || t('profile.sessions.unknown');
  return (
    <ListItem disableGutters divider sx={{ gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.sessions.times', { start: instant(startedAt), seen: instant(lastSeenAt) })}
        </Typography>
      </Box>
      {current ? (
        <ToneChip tone="good">{t('profile.sessions.here')}</ToneChip>
      ) : (
        <Button color="error" onClick={onEnd} aria-label={t('profile.sessions.endNamed', { name })}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </ListItem>
  );
}

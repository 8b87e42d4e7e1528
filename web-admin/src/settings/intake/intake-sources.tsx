import { INTAKE_KINDS, type IntakeKind, type IntakeSource } from '@comptoir/contracts';
import AddIcon from '@mui/icons-material/AddOutlined';
import MailIcon from '@mui/icons-material/MoveToInboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import { ArrivalsDialog } from './arrivals-dialog.tsx';
import { listSources, SOURCES_KEY } from './calls.ts';
import { SourceDialog } from './source-dialog.tsx';
import { SourceRow } from './source-row.tsx';

/** A look takes minutes to come round; somebody who watches sees it come. */
const LOOK_AGAIN_MS = 10_000;

/** The mailboxes and folders that invoices are fetched from. */
export default function IntakeSources() {
  const t = useText();
  const [editing, setEditing] = useState<IntakeSource | IntakeKind>();
  const [shown, setShown] = useState<IntakeSource>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: SOURCES_KEY,
    queryFn: ({ signal }) => listSources(signal),
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingSkeleton height={240} />;
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: data.length === 0 ? 'center' : 'start' }}>
      {INTAKE_KINDS.map((kind) => (
        <Button
          key={kind}
          variant={kind === 'IMAP' ? 'contained' : 'outlined'}
          startIcon={<AddIcon />}
          onClick={() => setEditing(kind)}
        >
          {t(`intake.add.${kind}`)}
        </Button>
      ))}
    </Box>
  );
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={<MailIcon />}
          title={t('intake.empty.title')}
          text={t('intake.empty.text')}
          action={buttons}
        />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 2 }}>{t('intake.about')}</Typography>
          {buttons}
          <Box component="ul" aria-label={t('admin.tab.intake')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {data.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                onEdit={() => setEditing(source)}
                onArrivals={() => setShown(source)}
              />
            ))}
          </Box>
        </>
      )}
      {editing && <SourceDialog editing={editing} onClose={() => setEditing(undefined)} />}
      {shown && <ArrivalsDialog source={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

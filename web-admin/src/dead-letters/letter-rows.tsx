import type { DeadLetterSummary } from '@comptoir/contracts';
import InboxIcon from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useFormats, useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Failure } from '../layout/failure.tsx';

/** One letter a row: what it says, who could not take it, why, since when. A row opens it. */
export function LetterRows({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<DeadLetterSummary>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) {
    return <EmptyState icon={<InboxIcon />} title={t('letters.empty.title')} text={t('letters.empty.text')} />;
  }
  return (
    <Box component="ul" aria-label={t('admin.tab.deadLetters')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((letter) => (
        <Box component="li" key={letter.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <LetterRow letter={letter} onOpen={() => onOpen(letter.id)} />
        </Box>
      ))}
    </Box>
  );
}

function LetterRow({ letter, onOpen }: { letter: DeadLetterSummary; onOpen: () => void }) {
  const t = useText();
  const { instant, number } = useFormats();
  const { type, service, cause, at, attempts } = letter;
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        width: '100%',
        textAlign: 'start',
        display: 'block',
        py: 1.5,
        px: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <bdi>{type}</bdi>
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          <bdi>{service}</bdi>
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {instant(at)}
        </Typography>
      </Box>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.25 }}>
        <bdi>{`${cause.name}: ${cause.message}`}</bdi>
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {t('letters.attempts', { count: number(attempts) })}
      </Typography>
    </ButtonBase>
  );
}

import { type HistoryEntry, READING_LEVELS, REJECT_REASONS, TRAINING_STATES } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { callJson } from '../../providers/http.ts';
import { InvoiceLinks } from '../split/split-notices.tsx';
import { ChangeItem } from './change-item.tsx';
import { detailsOf } from './entry-details.ts';
import { isExceptionReason, sentenceOfException } from './exception-sentence.ts';

/** How an invoice came, where it did not through the portal: its history names who sent or made it. */
const VIA = ['MAIL', 'FTP', 'SPLIT'] as const;

/** Who did what, when, and what changed, newest first. */
export function History({ invoiceId, currency }: { invoiceId: string; currency: string | undefined }) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invoices', 'history', invoiceId],
    queryFn: async ({ signal }) =>
      (await callJson<readonly HistoryEntry[]>(`/api/v1/invoices/${encodeURIComponent(invoiceId)}/history`, { signal }))
        .json,
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={80} />;
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('history.none')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderInlineStart: 2, borderColor: 'divider' }}>
      {data
        .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
        .map((entry) => (
          <HistoryItem key={entry.id} entry={entry} currency={currency} />
        ))}
    </Box>
  );
}

function HistoryItem({ entry, currency }: { entry: HistoryEntry; currency: string | undefined }) {
  const t = useText();
  const { instant, amount, day } = useFormats();
  const details = detailsOf(entry, { t, amount, day });
  const via = entry.action === 'CREATE' ? VIA.find((way) => way === entry.reason) : undefined;
  const by = entry.by.kind === 'service' && !via ? t('history.portal') : entry.by.name;
  const rejection = REJECT_REASONS.find((code) => code === entry.reason);
  const level = READING_LEVELS.find((name) => name === entry.reason);
  const training = entry.action === 'END_TRAINING' && TRAINING_STATES.find((state) => state === entry.reason);
  const holdUntil = /^BANK_HOLD (\S+)$/.exec(entry.reason ?? '')?.[1];
  const told = holdUntil === undefined ? entry.reason : t('history.bankHold', { day: day(holdUntil) });
  const refusal = entry.action === 'READ' && isExceptionReason(entry.reason) ? entry.reason : undefined;
  const known = rejection
    ? t(`reject.${rejection}`)
    : level
      ? t(`level.${level}`)
      : training
        ? t(`learning.state.${training}`)
        : refusal
          ? sentenceOfException(t, refusal)
          : told;
  const reasonText = via ? t(`history.via.${via}`) : known;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        paddingInlineStart: 2,
        pb: 1.75,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: -6,
          top: 6,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          border: 2,
          borderColor: 'primary.main',
        },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`history.${entry.action}`, { by })}
      </Typography>
      <Typography variant="caption" component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
        {instant(entry.at)}
      </Typography>
      {(entry.reason || details) && (
        <Typography variant="body2" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
          <bdi>{reasonText}</bdi>
          {reasonText && details && ' · '}
          <bdi>{details}</bdi>
        </Typography>
      )}
      {entry.links && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          <InvoiceLinks links={entry.links} />
        </Typography>
      )}
      {entry.changes.length > 0 && <Changes entry={entry} currency={currency} />}
    </Box>
  );
}

/** More changes than this are folded: a reading fills twenty fields at once. */
const SHOWN_CHANGES = 6;

function Changes({ entry, currency }: { entry: HistoryEntry; currency: string | undefined }) {
  const t = useText();
  const list = (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2, fontSize: '0.8125rem' }}>
      {entry.changes.map((change) => (
        <ChangeItem key={change.field} change={change} currency={currency} />
      ))}
    </Box>
  );
  if (entry.changes.length <= SHOWN_CHANGES) return list;
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.8125rem', '& summary': { cursor: 'pointer', minHeight: 24 } }}>
      <summary>{t('history.changes', { count: entry.changes.length })}</summary>
      {list}
    </Box>
  );
}

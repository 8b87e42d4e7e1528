import { type HistoryEntry, REJECT_REASONS } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { callJson } from '../../providers/http.ts';
import { FORM_FIELDS, isAmountField, isDateField } from '../form/invoice-form.ts';

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
  const { instant } = useFormats();
  const by = entry.by.kind === 'service' ? t('history.portal') : entry.by.name;
  const reason = REJECT_REASONS.find((code) => code === entry.reason);
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
      {(entry.reason || entry.details) && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {[reason ? t(`reject.${reason}`) : entry.reason, entry.details].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {entry.changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2, fontSize: '0.8125rem' }}>
          {entry.changes.map((change) => (
            <ChangeItem key={change.field} change={change} currency={currency} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function ChangeItem({ change, currency }: { change: HistoryEntry['changes'][number]; currency: string | undefined }) {
  const t = useText();
  const { amount, day } = useFormats();
  const field = [...FORM_FIELDS, 'supplierId' as const, 'vat' as const, 'lines' as const].find(
    (name) => name === change.field,
  );
  const shown = (value: string | undefined) => {
    if (value === undefined || value === '') return t('history.empty');
    if (isAmountField(change.field)) return amount(value, currency);
    return isDateField(change.field) ? day(value) : value;
  };
  // A whole table before and after says nothing at a glance: that it changed does.
  const isTable = field === 'vat' || field === 'lines';
  return (
    <li>
      {field ? t(`invoice.field.${field}`) : change.field}
      {!isTable && (
        <>
          {' : '}
          <Box
            component="bdi"
            sx={{ textDecoration: 'line-through', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {shown(change.before)}
          </Box>{' '}
          <span aria-hidden="true">→</span> <bdi>{shown(change.after)}</bdi>
        </>
      )}
    </li>
  );
}

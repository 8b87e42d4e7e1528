import { INVOICE_STATUSES } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { callJson } from '../../providers/http.ts';
import { useChangeFilters } from '../../shared/list-filters.tsx';
import { type ToneName, tonesOf } from '../../theme.ts';
import { STAFF_STATUS } from '../status/status.ts';
import { type InvoiceFilters, statusesOf, toggleStatus, withFilter } from './filters.ts';

type Counts = Readonly<Record<string, number>>;

/** How many invoices wait at each status; choosing some narrows the list to them. */
export function StatusFilter() {
  const t = useText();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters<InvoiceFilters>();
  const filters: InvoiceFilters = filterValues ?? {};
  const chosen = statusesOf(filters);
  const { data: counts } = useQuery({
    queryKey: ['invoices', 'counts'],
    queryFn: async ({ signal }) => (await callJson<Counts>('/api/v1/invoices/counts', { signal })).json,
  });
  const shown = INVOICE_STATUSES.filter((status) => (counts?.[status] ?? 0) > 0 || chosen.includes(status));
  const all = INVOICE_STATUSES.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  return (
    <Box
      role="group"
      aria-label={t('list.byStatus')}
      sx={{
        display: 'flex',
        gap: 1,
        mb: 2,
        minHeight: 36,
        // On a phone one row to push along: the invoices are what one came for.
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: { xs: 0.5, md: 0 },
        scrollbarWidth: 'none',
      }}
    >
      <StatusToggle
        tone="quiet"
        label={t('list.all')}
        count={counts && all}
        pressed={chosen.length === 0}
        onClick={() => changeFilters((now) => withFilter(now, 'status', undefined))}
      />
      {shown.map((status) => (
        <StatusToggle
          key={status}
          tone={STAFF_STATUS[status].tone}
          label={t(STAFF_STATUS[status].label)}
          count={counts?.[status] ?? 0}
          pressed={chosen.includes(status)}
          onClick={() => changeFilters((now) => toggleStatus(now, status))}
        />
      ))}
    </Box>
  );
}

interface StatusToggleProps {
  readonly tone: ToneName;
  readonly label: string;
  readonly count: number | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function StatusToggle({ tone, label, count, pressed, onClick }: StatusToggleProps) {
  const { number } = useFormats();
  const { text, tint } = tonesOf(useTheme().palette.mode)[tone];
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={pressed}
      sx={{
        gap: 1,
        px: 1.5,
        flexShrink: 0,
        minHeight: 36,
        borderRadius: 10,
        border: 1,
        borderColor: pressed ? text : 'divider',
        bgcolor: pressed ? tint : 'background.paper',
        color: pressed ? text : 'text.primary',
        fontSize: '0.8125rem',
        fontWeight: 600,
        '&:hover': { bgcolor: tint },
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: text },
      }}
    >
      {label}
      <Box component="span" sx={{ fontWeight: 700 }}>
        {count === undefined ? '–' : number(count)}
      </Box>
    </ButtonBase>
  );
}

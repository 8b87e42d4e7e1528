import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { callJson } from '../providers/http.ts';
import { type Session, useSession } from '../session.ts';

type Count = number | { readonly data: number };
const countOf = (json: Count): number => (typeof json === 'number' ? json : json.data);

/** A purchase user who is not admin does not see the counters (specification 000 §6). */
export const seesCounters = ({ kinds, isAdmin }: Pick<Session, 'kinds' | 'isAdmin'>): boolean =>
  isAdmin || (kinds.length > 0 && !kinds.includes('purchaser'));

/** The header's figures: new clients and all invoices. Suppliers see their invoices, and open nothing from here. */
export function Counters() {
  const session = useSession();
  return seesCounters(session) ? <ShownCounters session={session} /> : null;
}

function ShownCounters({ session: { isSupplier } }: { session: Session }) {
  const t = useText();
  const clients = useCount('suppliers', '/api/invoice/supplier/count', !isSupplier);
  const invoices = useCount('invoices', '/api/invoice/count', true);
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5, marginInlineEnd: 1 }}>
      {!isSupplier && (
        <Counter label={t('layout.counter.clients')} value={clients} icon={<GroupAddIcon />} to="/suppliers" />
      )}
      <Counter
        label={t('layout.counter.invoices')}
        value={invoices}
        icon={<ReceiptIcon />}
        {...(isSupplier ? {} : { to: '/invoices' })}
      />
    </Box>
  );
}

function useCount(resource: string, url: string, enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [resource, 'count', url],
    queryFn: async ({ signal }) => countOf((await callJson<Count>(url, { signal })).json),
    enabled,
  });
  return data;
}

interface CounterProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly icon: ReactNode;
  readonly to?: string;
}

function Counter({ label, value, icon, to }: CounterProps) {
  const { number } = useFormats();
  return (
    <Box
      {...(to ? { component: Link, to } : {})}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        minHeight: 36,
        borderRadius: 1,
        color: 'text.secondary',
        textDecoration: 'none',
        fontSize: '0.8125rem',
        '& svg': { fontSize: 18 },
        '&[href]:hover': { bgcolor: 'action.hover' },
      }}
    >
      {icon}
      <span>{label}</span>
      <Box component="strong" sx={{ color: 'text.primary', minWidth: '2ch', textAlign: 'end' }}>
        {value === undefined ? '–' : number(value)}
      </Box>
    </Box>
  );
}

import type { Supplier } from '@comptoir/contracts';
import QueryStatsIcon from '@mui/icons-material/QueryStatsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Paper from '@mui/material/Paper';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { InvoicesTab } from './invoices/invoices-tab.tsx';
import { MessagesTab } from './messages/messages-tab.tsx';
import { PaymentsTab } from './payments/payments-tab.tsx';
import { TabPanel } from './tab-panel.tsx';

const NAMES = ['redevances', 'invoices', 'payments', 'declarations', 'contact'] as const;
type Name = (typeof NAMES)[number];

/** The tab a link asks for: `contact=1` opens Contact (specification 000 §2), `tab` any; Invoices without either. */
export function tabOf(query: URLSearchParams): Name {
  if (query.get('contact') === '1') return 'contact';
  return NAMES.find((name) => name === query.get('tab')) ?? 'invoices';
}

/** Redevances, Invoices, Regulations, DeclarationCA and Contact, in the specification's order. */
export function DocumentTabs({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query);
  return (
    <Paper variant="outlined">
      <TabPanel
        label={t('portal.documents')}
        value={tab}
        onChange={(name) => setQuery(name === 'contact' ? { contact: '1' } : { tab: name }, { replace: true })}
        tabs={NAMES.map((name) => ({ name, label: t(`portal.tab.${name}`) }))}
      >
        {tab === 'redevances' && (
          <EmptyState icon={<StorefrontIcon />} title={t('fees.none.title')} text={t('fees.none.text')} />
        )}
        {tab === 'invoices' && <InvoicesTab supplier={supplier} />}
        {tab === 'payments' && <PaymentsTab supplier={supplier} />}
        {tab === 'declarations' && (
          <EmptyState
            icon={<QueryStatsIcon />}
            title={t('declarations.none.title')}
            text={t('declarations.none.text')}
          />
        )}
        {tab === 'contact' && <MessagesTab key={supplier.id} supplier={supplier} />}
      </TabPanel>
    </Paper>
  );
}

import type { Supplier } from '@comptoir/contracts';
import QueryStatsIcon from '@mui/icons-material/QueryStatsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Paper from '@mui/material/Paper';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { InvoicesTab } from './invoices/invoices-tab.tsx';
import { MessagesTab } from './messages/messages-tab.tsx';
import { useUnreadOf } from './messages/use-unread.ts';
import { PaymentsTab } from './payments/payments-tab.tsx';
import { DOCUMENT_TABS, tabOf } from './tab-of.ts';
import { TabPanel } from './tab-panel.tsx';

/** Redevances, Invoices, Regulations, DeclarationCA and Contact, in the specification's order. */
export function DocumentTabs({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query);
  const unread = useUnreadOf(supplier.id);
  return (
    <Paper variant="outlined">
      <TabPanel
        label={t('portal.documents')}
        value={tab}
        onChange={(name) => setQuery(name === 'contact' ? { contact: '1' } : { tab: name }, { replace: true })}
        tabs={DOCUMENT_TABS.map((name) => ({
          ...{ name, label: t(`portal.tab.${name}`) },
          ...(name === 'contact' && unread > 0 && { badge: unread }),
        }))}
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

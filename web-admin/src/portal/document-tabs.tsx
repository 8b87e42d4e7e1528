import type { Supplier } from '@comptoir/contracts';
import Paper from '@mui/material/Paper';
import { useSearchParams } from 'react-router';
import { FeeList } from '../fees/fee-list.tsx';
import { useText } from '../i18n/use-text.ts';
import { DeclarationsTab } from './declarations/declarations-tab.tsx';
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
        {tab === 'redevances' && <FeeList supplierId={supplier.id} />}
        {tab === 'invoices' && <InvoicesTab supplier={supplier} />}
        {tab === 'payments' && <PaymentsTab supplierId={supplier.id} />}
        {tab === 'declarations' && <DeclarationsTab supplierId={supplier.id} />}
        {tab === 'contact' && <MessagesTab key={supplier.id} supplier={supplier} />}
      </TabPanel>
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TabPanel } from '../portal/tab-panel.tsx';
import { AddSupplierButton } from '../suppliers/add-supplier-button.tsx';
import { Suppliers } from '../suppliers/supplier-list.tsx';

const DeadLetters = lazy(() => import('../dead-letters/dead-letters.tsx'));
const InvoiceSettings = lazy(() => import('../settings/invoice-settings.tsx'));

/** The tabs that have their screens; users, groups, roles, workflow and licences join with theirs (specification 000 §2). */
const TABS = ['suppliers', 'settings', 'deadLetters'] as const;

export default function Administration() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'suppliers';
  return (
    <>
      <PageTitle actions={tab === 'suppliers' && <AddSupplierButton />}>{t('menu.administration')}</PageTitle>
      <Paper variant="outlined">
        <TabPanel
          label={t('menu.administration')}
          tabs={TABS.map((name) => ({ name, label: t(`admin.tab.${name}`) }))}
          value={tab}
          onChange={(name) => setQuery({ tab: name })}
        >
          {tab === 'suppliers' && <Suppliers />}
          {tab === 'settings' && (
            <Suspense fallback={<Loading />}>
              <InvoiceSettings />
            </Suspense>
          )}
          {tab === 'deadLetters' && (
            <Suspense fallback={<Loading />}>
              <DeadLetters />
            </Suspense>
          )}
        </TabPanel>
      </Paper>
    </>
  );
}

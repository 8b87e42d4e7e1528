import { USER_TYPES, type UserType } from '@comptoir/contracts';
import Paper from '@mui/material/Paper';
import { useStore } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TabPanel } from '../portal/tab-panel.tsx';
import { AddSupplierButton } from '../suppliers/add-supplier-button.tsx';
import { ImportButton } from '../suppliers/import/import-button.tsx';
import { Suppliers } from '../suppliers/supplier-list.tsx';
import { AddUserButton } from './users/add-user-button.tsx';

const AuditTrail = lazy(() => import('./audit/audit-trail.tsx'));
const DeadLetters = lazy(() => import('../dead-letters/dead-letters.tsx'));
const ExtractionSettings = lazy(() => import('../settings/extraction/extraction-settings.tsx'));
const IntakeSources = lazy(() => import('../settings/intake/intake-sources.tsx'));
const InvoiceSettings = lazy(() => import('../settings/invoice-settings.tsx'));
const Users = lazy(() => import('./users/users.tsx'));

/** The tabs that have their screens; groups, roles, workflow and licences join with theirs (specification 000 §2). */
const TABS = ['users', 'suppliers', 'settings', 'extraction', 'intake', 'audit', 'deadLetters'] as const;

export default function Administration() {
  const t = useText();
  const { tab, type, open } = usePlace();
  return (
    <>
      <PageTitle
        actions={
          tab === 'users' ? (
            <AddUserButton type={type} />
          ) : tab === 'suppliers' ? (
            <>
              <ImportButton />
              <AddSupplierButton />
            </>
          ) : undefined
        }
      >
        {t('menu.administration')}
      </PageTitle>
      <Paper variant="outlined">
        <TabPanel
          label={t('menu.administration')}
          tabs={TABS.map((name) => ({ name, label: t(`admin.tab.${name}`) }))}
          value={tab}
          onChange={(name) => open({ tab: name, type })}
        >
          {tab === 'users' && (
            <Suspense fallback={<Loading />}>
              <Users type={type} onType={(next) => open({ tab: 'users', type: next })} />
            </Suspense>
          )}
          {tab === 'suppliers' && <Suppliers />}
          {tab === 'settings' && (
            <Suspense fallback={<Loading />}>
              <InvoiceSettings />
            </Suspense>
          )}
          {tab === 'extraction' && (
            <Suspense fallback={<Loading />}>
              <ExtractionSettings />
            </Suspense>
          )}
          {tab === 'intake' && (
            <Suspense fallback={<Loading />}>
              <IntakeSources />
            </Suspense>
          )}
          {tab === 'audit' && (
            <Suspense fallback={<Loading />}>
              <AuditTrail />
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

interface Place {
  readonly tab: (typeof TABS)[number];
  /** Which list of users. */
  readonly type: UserType;
}

/**
 * Which tab is open: the one the address names, else the last one. A list keeps its own sort and filter in the address,
 * and leaves nothing else there.
 */
function usePlace(): Place & { open: (place: Place) => void } {
  const [query, setQuery] = useSearchParams();
  const [last, setLast] = useStore<Place>('administration.place', { tab: 'users', type: 'USER' });
  const tab = TABS.find((name) => name === query.get('tab')) ?? last.tab;
  const type = USER_TYPES.find((name) => name === query.get('type')) ?? last.type;
  useEffect(() => {
    if (tab !== last.tab || type !== last.type) setLast({ tab, type });
  }, [tab, type, last, setLast]);
  return {
    tab,
    type,
    open: (place) => setQuery({ tab: place.tab, ...(place.tab === 'users' && { type: place.type }) }),
  };
}

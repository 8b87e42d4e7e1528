import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type CoreLayoutProps, useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session.ts';
import { useDirection } from '../theme.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Failure } from './failure.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HealthBanner } from './health-banner.tsx';
import { Loading } from './loading.tsx';
import { SideMenu } from './side-menu.tsx';

/** A supplier downloads no part of the staff's. */
const TrainingNotices = lazy(() =>
  import('../training/training-notices.tsx').then(({ TrainingNotices: notices }) => ({ default: notices })),
);
const RefusedNotices = lazy(() =>
  import('../invoices/sending/refused-notices.tsx').then(({ RefusedNotices: notices }) => ({ default: notices })),
);

const MENU_WIDTH = 236;

/** Header, side menu, the screen, footer. On a phone the menu is a drawer. */
export function AppLayout({ children }: CoreLayoutProps) {
  const t = useText();
  const direction = useDirection();
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink>{t('layout.skip')}</SkipLink>
      <Header onMenu={() => setOpen(true)} />
      <ConnectionBanner />
      <HealthBanner />
      {can('invoice.verify') && (
        <Suspense>
          <RefusedNotices />
        </Suspense>
      )}
      {can('training.read') && (
        <Suspense>
          <TrainingNotices />
        </Suspense>
      )}
      <Drawer
        open={open}
        onClose={close}
        anchor={direction === 'rtl' ? 'right' : 'left'}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: { width: 260 } } }}
      >
        <SideMenu onChoose={close} />
      </Drawer>
      <Box sx={{ flex: 1, display: 'flex' }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: MENU_WIDTH,
            flexShrink: 0,
            borderInlineEnd: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ position: 'sticky', top: 64 }}>
            <SideMenu onChoose={close} />
          </Box>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{ flex: 1, px: { xs: 2, md: 3 }, py: { xs: 2, md: 3 }, outline: 'none' }}
          >
            <ErrorBoundary FallbackComponent={Broken}>
              <Suspense fallback={<Loading />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
          <Footer />
        </Box>
      </Box>
    </Box>
  );
}

function Broken({ error, resetErrorBoundary }: { error: unknown; resetErrorBoundary: () => void }) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return <Failure heading error={error} />;
}

function SkipLink({ children }: { children: ReactNode }) {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        top: -60,
        zIndex: 'tooltip',
        p: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      {children}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { isolated } from '../../shared/isolated.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useSendings } from './use-sendings.ts';

/**
 * Says on every screen what was not taken after one had gone on, with the way back to it: what was typed is kept until it
 * is sent again or let go of.
 */
export function RefusedNotices() {
  const t = useText();
  const { pathname } = useLocation();
  const sendings = useSendings();
  const drafts = useDrafts();
  const refused = useSyncExternalStore(sendings.subscribe, sendings.refused);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (sendings.underWay() > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sendings]);
  // On its own screen the invoice says it itself.
  const elsewhere = refused.filter(({ invoiceId }) => pathname !== `/invoices/${invoiceId}`);
  const letGo = (invoiceId: string) => {
    drafts.put(invoiceId, undefined);
    sendings.end(invoiceId);
  };
  return (
    <Box role="alert" sx={{ position: 'sticky', top: 64, zIndex: 'drawer' }}>
      {elsewhere.map(({ invoiceId, name, command, refusal }) => (
        <Alert
          key={invoiceId}
          severity="error"
          role="presentation"
          square
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button color="inherit" variant="outlined" size="small" component={Link} to={`/invoices/${invoiceId}`}>
                {t('sending.back')}
              </Button>
              <Button color="inherit" size="small" onClick={() => letGo(invoiceId)}>
                {t('sending.letGo')}
              </Button>
            </Box>
          }
        >
          {t('sending.refused', { name: isolated(name), command: t(`command.${command}`) })} {refusal?.sentence}{' '}
          {t('sending.kept')}
        </Alert>
      ))}
    </Box>
  );
}

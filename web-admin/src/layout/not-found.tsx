import TravelExploreIcon from '@mui/icons-material/TravelExplore';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';

/** An address that leads nowhere, or not for this role. */
export function NotFound() {
  const t = useText();
  useEffect(() => {
    document.title = `${t('notFound.title')} · Comptoir`;
  }, [t]);
  return (
    <EmptyState
      heading
      icon={<TravelExploreIcon />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to="/" variant="contained">
          {t('notFound.home')}
        </Button>
      }
    />
  );
}

import TravelExploreIcon from '@mui/icons-material/TravelExplore';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';

export function NotFound() {
  const t = useText();
  return (
    <EmptyState
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

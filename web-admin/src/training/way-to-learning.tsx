import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { learningPath } from './calls.ts';

/** A sentence about what is learned of a supplier, with the way to where it stands. */
export function WayToLearning({ sentence, supplierId }: { sentence: string; supplierId: string }) {
  const t = useText();
  return (
    <>
      {sentence}{' '}
      <Link component={RouterLink} to={learningPath(supplierId)} color="inherit">
        {t('learning.notice.look')}
      </Link>
    </>
  );
}

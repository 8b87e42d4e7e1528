import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { useText } from '../i18n/use-text.ts';

/** The place of what is still on its way; a screen reader says that it loads. */
export function LoadingSkeleton(props: Pick<SkeletonProps, 'variant' | 'height' | 'sx'>) {
  const t = useText();
  return <Skeleton variant="rounded" role="status" aria-label={t('common.loading')} {...props} />;
}

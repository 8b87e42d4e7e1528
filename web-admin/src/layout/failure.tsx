import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useText } from '../i18n/use-text.ts';
import { sentenceOf } from '../providers/http.ts';
import { EmptyState } from './empty-state.tsx';

interface FailureProps {
  readonly error: unknown;
  /** Tries again in place; without it, the page is loaded again. */
  readonly onRetry?: () => void;
  /** It stands for a whole screen. */
  readonly heading?: boolean;
}

/** What could not be shown, why, and the way on. */
export function Failure({ error, onRetry = () => location.reload(), heading = false }: FailureProps) {
  const t = useText();
  const translate = useTranslate();
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        icon={<ErrorOutlineIcon />}
        title={t('failure.title')}
        text={translate(sentenceOf(error))}
        action={
          <Button variant="contained" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}

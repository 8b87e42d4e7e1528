import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface RegisterHintProps {
  /** Something to look at: the firm is closed, the number is not valid. It refuses nothing. */
  readonly isDoubtful?: boolean;
  /** Fills the empty fields; absent where none is. */
  readonly onTakeOver?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What a register says, in a line below the field it was asked about. */
export function RegisterHint({ isDoubtful = false, onTakeOver, children }: RegisterHintProps) {
  const t = useText();
  return (
    <Typography
      role="status"
      variant="caption"
      component="p"
      sx={{ mt: 0.5, mx: 1.75, color: isDoubtful ? 'warning.dark' : 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <bdi>{children}</bdi>
      {onTakeOver && (
        <Button size="small" onClick={onTakeOver} sx={{ marginInlineStart: 1, py: 0, minHeight: 24 }}>
          {t('lookUp.takeOver')}
        </Button>
      )}
    </Typography>
  );
}

import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { mirrored } from '../../shared/mirrored.ts';
import { tonesOf } from '../../theme.ts';
import type { SeenValue } from './field-frame.ts';

interface SourceBadgeProps {
  readonly read: SeenValue | undefined;
  readonly doubtful: boolean;
  /** The value as the person would write it, where they wrote something else. */
  readonly readAs?: string;
  readonly onRestore?: () => void;
}

/** Where a value comes from, how sure that is, and what was read where it was changed. */
export function SourceBadge({ read, doubtful, readAs, onRestore }: SourceBadgeProps) {
  const t = useText();
  const { percent } = useFormats();
  const tones = tonesOf(useTheme().palette.mode);
  if (!read && !doubtful) return null;
  const source = read && (read.source ? t(`screen.source.${read.source}`) : t('screen.source.chosen'));
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, minWidth: 0 }}>
      {read && readAs === undefined && read.confidence === undefined && <span>{source}</span>}
      {read && readAs === undefined && read.confidence !== undefined && (
        <Tooltip title={t('screen.confidence', { source: source ?? '', percent: percent(read.confidence) })}>
          <span>
            {source} · {percent(read.confidence)}
          </span>
        </Tooltip>
      )}
      {readAs !== undefined && (
        <>
          <Box
            component="span"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            title={readAs}
          >
            {t('screen.readAs', { value: readAs })}
          </Box>
          {onRestore && (
            <IconButton
              size="small"
              aria-label={`${t('screen.restore')}${t('common.colon')}${readAs}`}
              onClick={onRestore}
              sx={{ minWidth: 24, minHeight: 24, p: 0.25 }}
            >
              <UndoIcon sx={{ ...mirrored, fontSize: 16 }} />
            </IconButton>
          )}
        </>
      )}
      {doubtful && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: 1,
            fontWeight: 600,
            bgcolor: tones.doubt.tint,
            color: tones.doubt.text,
            whiteSpace: 'nowrap',
          }}
        >
          {t('screen.doubtful')}
        </Box>
      )}
    </Box>
  );
}

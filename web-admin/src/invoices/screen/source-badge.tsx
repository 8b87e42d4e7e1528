import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { mirrored } from '../../shared/mirrored.ts';
import { tonesOf } from '../../theme.ts';
import type { Standing } from './standing.ts';

interface SourceBadgeProps {
  /** The value in words, where its input may be misread: a browser writes days in its own order, not the page's. */
  readonly said?: string;
  readonly standing?: Standing;
  readonly doubtful: boolean;
  /** What came with the invoice, as people write it. */
  readonly before?: string;
  readonly onRestore?: () => void;
}

/** Where a value comes from, how sure that is, and what came with the invoice where it was changed. */
export function SourceBadge({ said = '', standing, doubtful, before = '', onRestore }: SourceBadgeProps) {
  const t = useText();
  const { percent } = useFormats();
  const tones = tonesOf(useTheme().palette.mode);
  const seen = standing?.seen;
  const origin = standing?.before;
  if (!said && !seen && !origin && !standing?.isCorrected && !doubtful) return null;
  const source = seen && (seen.source ? t(`screen.source.${seen.source}`) : t('screen.source.chosen'));
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.75, minHeight: 24, minWidth: 0 }}
    >
      {said && (
        <Box component="bdi" sx={{ color: 'text.primary' }}>
          {said}
        </Box>
      )}
      {standing?.isCorrected && <span>{t('screen.source.person')}</span>}
      {seen && seen.confidence === undefined && <span>{source}</span>}
      {seen && seen.confidence !== undefined && (
        <Tooltip title={t('screen.confidence', { source: source ?? '', percent: percent(seen.confidence) })}>
          <span>
            {source} · {percent(seen.confidence)}
          </span>
        </Tooltip>
      )}
      {origin && (
        <>
          <Box
            component="span"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            title={before}
          >
            {t(origin.wasRead ? 'screen.readAs' : 'screen.before', { value: before })}
          </Box>
          {onRestore && (
            <IconButton
              size="small"
              aria-label={`${t(origin.wasRead ? 'screen.restore' : 'screen.restoreBefore')}${t('common.colon')}${before}`}
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

import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Text, useText } from '../../i18n/use-text.ts';
import { tonesOf } from '../../theme.ts';
import type { Doubt, Doubtable } from '../form/doubts.ts';
import { lineOf } from '../form/line-doubts.ts';

/** A long table that was read askew has as many doubtful lines: the rest are counted. */
const NAMED = 12;

interface DoubtStripProps {
  readonly doubts: readonly Doubt[];
  readonly onGo: (field: string) => void;
  readonly onNext: () => void;
}

/** What is doubtful, before everything else; each one is a jump away. */
export function DoubtStrip({ doubts, onGo, onNext }: DoubtStripProps) {
  const t = useText();
  const tones = tonesOf(useTheme().palette.mode);
  const { text, tint } = doubts.length > 0 ? tones.doubt : tones.good;
  return (
    <Box sx={{ bgcolor: tint, color: text, borderRadius: 1, px: 1.5, py: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {doubts.length === 0 && <CheckIcon fontSize="small" />}
        <Typography role="status" variant="body2" sx={{ fontWeight: 650, flex: 1 }}>
          {doubts.length > 0 ? t('screen.doubtfulCount', { count: doubts.length }) : t('screen.noDoubt')}
        </Typography>
        {doubts.length > 0 && (
          <Button size="small" color="inherit" onClick={onNext}>
            {t('screen.nextDoubtful')} (F2)
          </Button>
        )}
      </Box>
      {doubts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
          {doubts.slice(0, NAMED).map((field) => (
            <ButtonBase
              key={field}
              onClick={() => onGo(field)}
              sx={{
                px: 1,
                minHeight: 26,
                borderRadius: 5,
                border: 1,
                borderColor: 'currentColor',
                fontSize: '0.8125rem',
                fontWeight: 600,
              }}
            >
              {doubtWords(field, t)}
            </ButtonBase>
          ))}
          {doubts.length > NAMED && (
            <Typography variant="body2">{t('screen.check.more', { count: doubts.length - NAMED })}</Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

function doubtWords(doubt: Doubt, t: Text): string {
  const line = lineOf(doubt);
  return line === undefined ? t(`invoice.field.${doubt as Doubtable}`) : t('line.number', { number: line + 1 });
}

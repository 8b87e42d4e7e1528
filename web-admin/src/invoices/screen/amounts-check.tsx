import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { visuallyHidden } from '../../shared/visually-hidden.ts';
import { type ToneName, tonesOf } from '../../theme.ts';
import type { Disagreement } from '../form/check-amounts.ts';
import { useFieldFrame } from './field-frame.ts';
import { isolate } from './finding-sentence.ts';

/** More than these are counted: a long table that was read askew disagrees in each line. */
const SHOWN = 4;
/** Longer than one who types an amount pauses: it is heard once, not at each key. */
const HEARD_AFTER_MS = 800;

/** What adds up and what does not, said as one types, each with the way to its field. The server has the last word. */
export function AmountsCheck({ currency }: { currency: string | undefined }) {
  const t = useText();
  const id = useId();
  const { amount } = useFormats();
  const { check, tolerance, editable, goTo } = useFieldFrame();
  const tones = tonesOf(useTheme().palette.mode);
  const { isComplete, disagreements } = check;
  const isOff = disagreements.length > 0;
  const tone: ToneName = isOff ? 'doubt' : isComplete ? 'good' : 'quiet';
  const Icon = isOff ? WarningIcon : isComplete ? CheckIcon : InfoIcon;
  const verdict = isOff
    ? t('screen.check.off', { count: disagreements.length })
    : t(isComplete ? 'screen.check.ok' : 'screen.check.unknown');
  const heard = useSettled(verdict, { pauseMs: HEARD_AFTER_MS, first: verdict });
  const within = t('screen.check.tolerance', { tolerance: isolate(amount(tolerance, currency)) });
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        minHeight: 40,
        px: 1.25,
        py: 1,
        borderRadius: 1,
        fontSize: '0.875rem',
        bgcolor: tones[tone].tint,
        color: tones[tone].text,
        '& svg': { fontSize: 20, flexShrink: 0 },
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {heard}
      </Box>
      <Icon />
      <Box sx={{ minWidth: 0 }}>
        <Box aria-hidden sx={{ fontWeight: 600 }}>
          {verdict}
        </Box>
        {isOff && (
          <Box component="ul" sx={{ m: 0, mt: 0.25, p: 0, listStyle: 'none' }}>
            {disagreements.slice(0, SHOWN).map((each, index) => (
              <li key={`${each.sum} ${each.place}`}>
                <span id={`${id}-${index}`}>
                  {t(
                    `screen.check.${each.sum}`,
                    figuresOf(each, (figure) => isolate(amount(figure, currency))),
                  )}
                </span>
                {editable && (
                  <Button
                    aria-describedby={`${id}-${index}`}
                    size="small"
                    color="inherit"
                    onClick={() => goTo(each.place)}
                    sx={{ minHeight: 24, py: 0, ml: 0.5, textDecoration: 'underline' }}
                  >
                    {t('screen.check.go')}
                  </Button>
                )}
              </li>
            ))}
            {disagreements.length > SHOWN && <li>{t('screen.check.more', { count: disagreements.length - SHOWN })}</li>}
          </Box>
        )}
        {isOff && <Box sx={{ mt: 0.25 }}>{within}</Box>}
      </Box>
    </Box>
  );
}

function figuresOf({ place, expected, difference }: Disagreement, shown: (figure: string) => string) {
  const [, row = '0'] = place.split('.');
  return { number: Number(row) + 1, expected: shown(expected), difference: shown(difference) };
}

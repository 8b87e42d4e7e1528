import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ToneName, tonesOf } from '../theme.ts';

/** A word in its colour: the word alone would do. */
export function ToneChip({ tone, children }: { tone: ToneName; children: ReactNode }) {
  const { text, tint } = tonesOf(useTheme().palette.mode)[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.25,
        borderRadius: 10,
        bgcolor: tint,
        color: text,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.5,
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '50%',
          bgcolor: 'currentColor',
          flexShrink: 0,
        },
      }}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What is under way, how far it is where that is known, and how to end it. */
export function RunningBar({ label, share, action }: { label: string; share?: number; action?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
          {label}
        </Typography>
        <LinearProgress
          aria-label={label}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
          sx={{ height: 8, borderRadius: 4 }}
        />
      </Box>
      {action}
    </Box>
  );
}

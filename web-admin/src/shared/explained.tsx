import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** Long enough to read a line or two after the finger has gone. */
const TOUCHED_MS = 6_000;

/**
 * Words with more to say than there is room for: hover, focus and a touch open it, and who hears the page is told it as
 * their description. Both run in the direction of their own letters.
 */
export function Explained({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Tooltip
      title={by}
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={TOUCHED_MS}
      slotProps={{ tooltip: { dir: 'auto' } }}
    >
      <Box component="span" dir="auto" tabIndex={0}>
        {children}
      </Box>
    </Tooltip>
  );
}

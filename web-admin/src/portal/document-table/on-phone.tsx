import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Under a cell's own words: what has a column of its own where there is room for it. */
export function OnPhone({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

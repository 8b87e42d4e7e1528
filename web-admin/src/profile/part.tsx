import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of the profile, under its heading if it has one. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" {...(title && { 'aria-label': title })} sx={{ p: 2.5, mb: 2 }}>
      {title && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
      )}
      {children}
    </Paper>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

interface PageTitleProps {
  readonly children: string;
  readonly note?: ReactNode;
  /** Buttons of the whole screen. */
  readonly actions?: ReactNode;
}

/** The screen's heading, and the browser tab's. */
export function PageTitle({ children, note, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = `${children} · Comptoir`;
  }, [children]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, minHeight: 40 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="h1">{children}</Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {note}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One button to begin. */
  readonly action?: ReactNode;
  /** Where it stands for a whole screen, its title is the screen's heading. */
  readonly heading?: boolean;
}

/** An empty screen that says what goes there. */
export function EmptyState({ icon, title, text, action, heading = false }: EmptyStateProps) {
  return (
    <Box sx={{ py: 7, px: 2, textAlign: 'center', color: 'text.secondary', '& > svg': { fontSize: 40, opacity: 0.7 } }}>
      {icon}
      <Typography variant="h2" component={heading ? 'h1' : 'p'} sx={{ mt: 1.5, color: 'text.primary' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mx: 'auto', maxWidth: '46ch' }}>{text}</Typography>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}

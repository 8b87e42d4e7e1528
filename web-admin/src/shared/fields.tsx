import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShortText } from './short-text.tsx';

interface Field {
  readonly label: string;
  readonly value: ReactNode;
  /** What can be done about it, beside it. */
  readonly action?: ReactNode;
}

/** Names and values in columns that line up. */
export function Fields({ fields, limit }: { fields: readonly Field[]; limit: number }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 2, m: 0 }}
    >
      {fields.map(({ label, value, action }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              ...{ m: 0, mt: 0.25, fontWeight: 550, overflowWrap: 'anywhere' },
              // What was cut already keeps to one line, however narrow its column.
              // Its beginning is what stays, in the direction of its letters, on the side of the page's.
              '& > [tabindex]': {
                display: 'block',
                textAlign: 'match-parent',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              },
              ...(action && { display: 'flex', alignItems: 'center', gap: 0.5, '& > :first-of-type': { minWidth: 0 } }),
            }}
          >
            {value === undefined || typeof value === 'string' ? <ShortText limit={limit}>{value}</ShortText> : value}
            {action}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useFormats } from '../../i18n/use-text.ts';

/** The amount that a row is about. */
export function MainAmount({ value, currency }: { value: number; currency: string }) {
  const { amount } = useFormats();
  return (
    <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <bdi>{amount(value, currency)}</bdi>
    </Box>
  );
}

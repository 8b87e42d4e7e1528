import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/use-text.ts';
import { countBankChanges } from './calls.ts';

/** How many bank changes wait for a second person; nothing where none does. */
export function WaitingCount() {
  const { number } = useFormats();
  const { data = 0 } = useQuery({
    queryKey: ['bank-changes', 'count'],
    queryFn: ({ signal }) => countBankChanges(signal),
  });
  return data === 0 ? null : <Chip size="small" color="primary" label={number(data)} sx={{ height: 20 }} />;
}

import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import { useText } from '../i18n/use-text.ts';
import { visuallyHidden } from './visually-hidden.ts';

/**
 * The header of a column of buttons: there for who hears the table. Its cell holds the hidden words, so that a table
 * which scrolls inside its frame does not make the page scroll with it.
 */
export function ActionsHeader() {
  const t = useText();
  return (
    <TableCell padding="checkbox" sx={{ position: 'relative' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('invoice.actions')}
      </Box>
    </TableCell>
  );
}

import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useText } from '../i18n/use-text.ts';
import { ownSort } from '../providers/served-sort.ts';

/** Says in which order the list around it comes, where its filter leaves no choice. */
export function OrderNote() {
  const t = useText();
  const { resource, filterValues } = useListContext();
  const order = ownSort(resource, filterValues);
  return (
    <Typography
      role="status"
      variant="caption"
      sx={{
        flexBasis: '100%',
        color: 'text.secondary',
        // The cards of a phone offer no order to begin with.
        display: { xs: 'none', md: 'block' },
        '&:empty': { display: 'none' },
      }}
    >
      {order && t(`list.order.${order}`)}
    </Typography>
  );
}

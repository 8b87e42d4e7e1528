import ListIcon from '@mui/icons-material/ArrowDropDown';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/use-text.ts';
import type { FormField } from '../form/invoice-form.ts';
import { useFieldFrame } from './field-frame.ts';

/** Opens the list of the page's other values for a field. By keyboard the field has a key for it. */
export function OfferButton({ field, count }: { field: FormField; count: number }) {
  const t = useText();
  const { offers } = useFieldFrame();
  const label = t('offers.open', { field: t(`invoice.field.${field}`), count });
  return (
    <IconButton
      size="small"
      edge="end"
      // One stop less a field for who goes from one to the next: Alt + down opens it from the field itself.
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-haspopup="listbox"
      aria-expanded={offers.open?.field === field}
      onClick={({ currentTarget }) => offers.show(field, currentTarget)}
      sx={{ p: 0.25, minWidth: 24, minHeight: 24 }}
    >
      <ListIcon fontSize="small" />
    </IconButton>
  );
}

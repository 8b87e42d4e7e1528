import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { isAmountField, isDateField } from '../form/invoice-form.ts';
import { isolate } from './finding-sentence.ts';
import type { Offers } from './use-offers.ts';

interface OffersMenuProps {
  readonly offers: Offers;
  readonly label: string;
  readonly currency: string | undefined;
  /** Which pages there are to tell apart. */
  readonly pages: number;
}

/** The other values of a field: each with what is printed beside it, and lit on the page while one is at it. */
export function OffersMenu({ offers, label, currency, pages }: OffersMenuProps) {
  const t = useText();
  const { amount, day } = useFormats();
  const { open, look, pick, close } = offers;
  if (!open) return null;
  const written = (value: string) => {
    if (isAmountField(open.field)) return amount(value, currency);
    return isDateField(open.field) ? day(value) : value;
  };
  return (
    <Menu
      open
      anchorEl={open.anchor}
      onClose={close}
      disableRestoreFocus
      // It is there at once: growing, it would slip another value under the pointer.
      transitionDuration={0}
      slotProps={{ list: { role: 'listbox', 'aria-label': label, dense: true }, paper: { sx: { maxWidth: 420 } } }}
    >
      {open.others.map((other) => (
        <MenuItem
          key={other.value}
          role="option"
          aria-selected={offers.lit === other}
          onFocus={() => look(other)}
          onMouseEnter={() => look(other)}
          onClick={() => pick(other)}
        >
          <ListItemText
            primary={<bdi>{written(other.value)}</bdi>}
            secondary={[
              other.beside && t('offers.beside', { text: isolate(other.beside) }),
              pages > 1 && t('offers.page', { page: other.page }),
            ]
              .filter(Boolean)
              .join(' · ')}
            slotProps={{
              primary: { sx: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
              secondary: { sx: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
            }}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

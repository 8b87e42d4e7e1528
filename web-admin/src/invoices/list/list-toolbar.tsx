import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { ColumnsButton } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { useChangeFilters } from '../../shared/list-filters.tsx';
import { OrderNote } from '../../shared/order-note.tsx';
import { SearchField } from '../../shared/search-field.tsx';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import { type InvoiceFilters, withFilter } from './filters.ts';

/** Search, supplier and dates; columns where there is a table. */
export function ListToolbar() {
  const t = useText();
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters<InvoiceFilters>();
  const filters: InvoiceFilters = filterValues ?? {};
  const set = (name: 'issuedFrom' | 'issuedTo' | 'supplierId', value: string) =>
    changeFilters((now) => withFilter(now, name, value));
  const filtered = Object.keys(filters).length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 1.5,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchField label={t('list.search')} />
      <SupplierChooser
        label={t('invoice.field.supplierId')}
        value={filters.supplierId ?? null}
        onChange={(supplier) => set('supplierId', supplier?.id ?? '')}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' }, minWidth: 180 }}
      />
      {(['issuedFrom', 'issuedTo'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`list.${name}`)}
          value={filters[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 158, flex: { xs: '1 1 140px', sm: 'none' } }}
        />
      ))}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {filtered && <Button onClick={() => changeFilters(() => ({}))}>{t('list.clearFilters')}</Button>}
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ColumnsButton />
      </Box>
      <OrderNote />
    </Box>
  );
}

import type { Supplier } from '@comptoir/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useGetList, useGetOne } from 'ra-core';
import { type ReactNode, type Ref, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSettled } from '../shared/use-settled.ts';

const OFFERED = 20;

interface SupplierChooserProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (supplier: Supplier | null) => void;
  readonly helperText?: ReactNode;
  readonly error?: boolean;
  /** Shows the choice and offers no other. */
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  /** What to look for at first: the name that was read. */
  readonly suggestion?: string;
  readonly sx?: SxProps;
}

/** Finds one supplier among many by name, code, VAT number: searched by the server as one types. */
export function SupplierChooser(props: SupplierChooserProps) {
  const { label, value, onChange, helperText, error, readOnly = false, inputRef, onFocus, suggestion, sx } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed);
  const { data: chosen } = useGetOne<Supplier>('suppliers', { id: value ?? '' }, { enabled: value !== null });
  const current = value === null ? null : (chosen ?? null);
  const q = asked === current?.label ? '' : asked || (current ? '' : (suggestion ?? ''));
  const { data: offered = [], isFetching } = useGetList<Supplier>(
    'suppliers',
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'raisonSociale', order: 'ASC' },
    },
    { enabled: open },
  );
  return (
    <Autocomplete<Supplier>
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={current}
      options={offered}
      loading={isFetching}
      readOnly={readOnly}
      forcePopupIcon={!readOnly}
      filterOptions={(options) => options}
      getOptionLabel={(supplier) => supplier.label}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onChange={(_, supplier) => onChange(supplier)}
      onInputChange={(_, text) => setTyped(text)}
      noOptionsText={t('supplier.choose.none')}
      loadingText={t('common.loading')}
      openText={t('action.open')}
      closeText={t('action.close')}
      clearText={t('action.clear')}
      {...(sx ? { sx } : {})}
      renderOption={({ key, ...option }, supplier) => (
        <Box component="li" key={supplier.id} {...option} sx={{ display: 'block !important' }}>
          <bdi>{supplier.label}</bdi>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            <bdi>{[supplier.code, supplier.vatNumber].filter(Boolean).join(' · ')}</bdi>
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={error ?? false}
          helperText={helperText}
          onFocus={onFocus}
          inputRef={inputRef}
        />
      )}
    />
  );
}

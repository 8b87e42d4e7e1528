import type { AuditName, AuditNames } from '@comptoir/contracts';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { callJson } from '../../providers/http.ts';
import { useSettled } from '../../shared/use-settled.ts';

interface AuditNameFieldProps {
  readonly of: AuditNames;
  readonly label: string;
  readonly value: string | undefined;
  /** How a name is shown, and its kind. */
  readonly words: (name: AuditName) => { readonly label: string; readonly hint: string };
  readonly onChange: (value: string) => void;
}

/** Chooses a person, an action or a thing among those that are in the trail, searched by the server as one types. */
export function AuditNameField({ of, label, value, words, onChange }: AuditNameFieldProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed);
  const named = useNames(of, value ?? '', value !== undefined);
  const chosen =
    value === undefined ? null : (named.data?.find(({ id }) => id === value) ?? { id: value, kind: '', name: value });
  const q = chosen && asked === words(chosen).label ? '' : asked;
  const { data: offered = [], isFetching } = useNames(of, q, open);
  return (
    <Autocomplete<AuditName>
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      options={offered}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={(name) => words(name).label}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onChange={(_, name) => onChange(name?.id ?? '')}
      onInputChange={(_, text) => setTyped(text)}
      noOptionsText={t('audit.none')}
      loadingText={t('common.loading')}
      openText={t('action.open')}
      closeText={t('action.close')}
      clearText={t('action.clear')}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 280 } }}
      renderOption={({ key: _, ...option }, name) => (
        <Box component="li" key={name.id} {...option} sx={{ display: 'block !important' }}>
          <bdi>{words(name).label}</bdi>
          {words(name).hint !== '' && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              {words(name).hint}
            </Box>
          )}
        </Box>
      )}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  );
}

function useNames(of: AuditNames, q: string, enabled: boolean) {
  return useQuery({
    queryKey: ['audit-names', of, q],
    queryFn: async ({ signal }) =>
      (await callJson<AuditName[]>(`/api/v1/audit/names?${new URLSearchParams({ of, q })}`, { signal })).json,
    enabled,
  });
}
